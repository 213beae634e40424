import Foundation
import Frames

/// A change of a frame itself, excluding its position and its children.
struct OwnChange {
    var alteration: FrameChange.Alteration

    /// Whether a change of the frame's size may cause the change.
    var followsSize = false

    /// The changed property; `nil` for another kind of change.
    var property: FrameChange.Property? {
        if case .restyled(let property, _) = alteration { property } else { nil }
    }
}

extension [OwnChange] {
    /// Adds a change of a property if it is visible.
    ///
    /// - Parameters:
    ///   - before: The old value. If both values read the same, their first differing part is named.
    ///   - after: The new value.
    mutating func add(
        _ property: FrameChange.Property, _ value: ValueChange, of before: Any? = nil, _ after: Any? = nil,
        followsSize: Bool = false
    ) {
        add({ .restyled(property, $0) }, value, of: before, after, followsSize: followsSize)
    }

    /// Adds a change of a value, like ``add(_:_:of:_:followsSize:)-property``.
    mutating func add(
        _ alteration: (ValueChange) -> FrameChange.Alteration, _ value: ValueChange, of before: Any? = nil,
        _ after: Any? = nil, followsSize: Bool = false
    ) {
        guard let value = value.distinguishing(before, after) else { return }
        append(OwnChange(alteration: alteration(value), followsSize: followsSize))
    }
}
