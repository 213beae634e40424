package import Foundation

/// What a view knows of itself beyond what it paints.
package struct LayoutNote: Sendable, Equatable {
    /// The part of the frame's own coordinates in which a touch reaches the view, in points; `nil` for a view that
    /// does nothing when it is touched, an empty rectangle if no touch reaches it.
    package var touchArea: CGRect?

    /// Whether the view is a control that is disabled, or stands in one.
    package var isDisabled: Bool

    /// Whether people move the content along either axis, so that what is outside can be brought into view.
    package var scrolls: ScrollAxes

    /// Whether an ellipsis stands for a part of the text.
    package var isCutShort: Bool

    /// Creates a note; what is left out is as it is for most views.
    package init(
        touchArea: CGRect? = nil, isDisabled: Bool = false, scrolls: ScrollAxes = [], isCutShort: Bool = false
    ) {
        self.touchArea = touchArea
        self.isDisabled = isDisabled
        self.scrolls = scrolls
        self.isCutShort = isCutShort
    }

    /// The directions in which content is moved.
    package struct ScrollAxes: OptionSet, Sendable, Equatable {
        package let rawValue: Int

        package init(rawValue: Int) { self.rawValue = rawValue }

        package static let horizontal = ScrollAxes(rawValue: 1)
        package static let vertical = ScrollAxes(rawValue: 2)
    }

    /// Returns what this note and another one about the same frame say.
    func united(with other: LayoutNote) -> LayoutNote {
        LayoutNote(
            touchArea: touchArea.map { area in other.touchArea.map(area.union) ?? area } ?? other.touchArea,
            isDisabled: isDisabled || other.isDisabled, scrolls: scrolls.union(other.scrolls),
            isCutShort: isCutShort || other.isCutShort)
    }

    /// Returns the note for a frame whose own coordinates begin at a point of this one's.
    package func moved(to origin: CGPoint) -> LayoutNote {
        var copy = self
        copy.touchArea = touchArea?.offsetBy(dx: -origin.x, dy: -origin.y)
        return copy
    }
}
