import Foundation
import Frames

/// A change of a frame itself, its place and its children left aside.
struct OwnChange {
    var kind: FrameChange.Kind
    var property: FrameChange.Property?
    var value = ValueChange()
    var words: [WordDifference.Edit]?

    /// Whether the change follows when the frame's size changes.
    var followsSize = false
}

extension [OwnChange] {
    /// Adds a change of a property, if it can be seen.
    ///
    /// - Parameters:
    ///   - before: The old value, of which the first part that differs is named where the words are the same.
    ///   - after: The new value.
    mutating func add(
        _ property: FrameChange.Property, _ value: ValueChange, of before: Any? = nil, _ after: Any? = nil,
        followsSize: Bool = false
    ) {
        guard let value = value.telling(before, after) else { return }
        append(OwnChange(kind: .restyled, property: property, value: value, followsSize: followsSize))
    }

    /// Adds a change that isn't one of a property, if it can be seen.
    mutating func add(
        _ kind: FrameChange.Kind, _ value: ValueChange, of before: Any? = nil, _ after: Any? = nil,
        followsSize: Bool = false
    ) {
        guard let value = value.telling(before, after) else { return }
        append(OwnChange(kind: kind, value: value, followsSize: followsSize))
    }
}

/// An old and a new value in words.
struct ValueChange: Equatable {
    /// `nil` if ``to`` says it all: `differs at the top`.
    var from: String?
    var to: String?
    var fromToken: String?
    var toToken: String?
}

extension ValueChange {
    /// Whether the words say what differs.
    var isTelling: Bool { from != to || fromToken != toToken }

    /// Returns this change, or one that names the first part in which two values differ if both sides read the same.
    ///
    /// - Returns: `nil` if no visible part differs.
    func telling(_ old: Any?, _ new: Any?) -> ValueChange? {
        if isTelling { return self }
        guard let part = DifferingPart(old, new) else { return nil }
        return ValueChange(from: "\(part.name) \(part.old)".trimmed, to: part.new)
    }
}

extension String {
    fileprivate var trimmed: String { hasPrefix(" ") ? String(dropFirst()) : self }
}
