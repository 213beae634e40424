import Foundation
import Frames

/// A change of a frame itself, its place and its children left aside.
struct OwnChange {
    var alteration: FrameChange.Alteration

    /// Whether the change follows when the frame's size changes.
    var followsSize = false

    /// The property that was restyled; `nil` for another kind of change.
    var property: FrameChange.Property? {
        if case .restyled(let property, _) = alteration { property } else { nil }
    }
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
        add({ .restyled(property, $0) }, value, of: before, after, followsSize: followsSize)
    }

    /// Adds a change of a value, as ``add(_:_:of:_:followsSize:)-property`` does.
    mutating func add(
        _ alteration: (ValueChange) -> FrameChange.Alteration, _ value: ValueChange, of before: Any? = nil,
        _ after: Any? = nil, followsSize: Bool = false
    ) {
        guard let value = value.telling(before, after) else { return }
        append(OwnChange(alteration: alteration(value), followsSize: followsSize))
    }
}
