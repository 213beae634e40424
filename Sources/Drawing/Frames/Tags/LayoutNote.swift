package import Foundation

/// Information about a view for the layout lint.
package struct LayoutNote: Sendable, Equatable {
    /// The area in which the view receives touches, in points in the frame's coordinates; `nil` for a view that doesn't
    /// react to touches, empty if no touch reaches it.
    package var touchArea: CGRect?

    /// Whether the view is a disabled control, or is inside one.
    package var isDisabled: Bool

    /// The axes along which the content scrolls, so that hidden content can be reached.
    package var scrolls: ScrollAxes

    /// Creates a note. The defaults are those of most views.
    package init(touchArea: CGRect? = nil, isDisabled: Bool = false, scrolls: ScrollAxes = []) {
        self.touchArea = touchArea
        self.isDisabled = isDisabled
        self.scrolls = scrolls
    }

    /// The axes along which content scrolls.
    package struct ScrollAxes: OptionSet, Sendable, Equatable {
        package let rawValue: Int

        package init(rawValue: Int) { self.rawValue = rawValue }

        package static let horizontal = ScrollAxes(rawValue: 1)
        package static let vertical = ScrollAxes(rawValue: 2)
    }

    /// Returns the combination of this note and another one about the same frame.
    func united(with other: LayoutNote) -> LayoutNote {
        LayoutNote(
            touchArea: touchArea.map { area in other.touchArea.map(area.union) ?? area } ?? other.touchArea,
            isDisabled: isDisabled || other.isDisabled, scrolls: scrolls.union(other.scrolls))
    }

    /// Returns the note for a frame whose coordinates start at a point of this frame's.
    package func moved(to origin: CGPoint) -> LayoutNote {
        var copy = self
        copy.touchArea = touchArea?.offsetBy(dx: -origin.x, dy: -origin.y)
        return copy
    }
}
