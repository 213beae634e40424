import Frames
import Rendering

/// Presents a controller in a bubble beside a view. Where there is little room it is a sheet unless the delegate says
/// otherwise.
open class UIPopoverPresentationController: UIPresentationController {
    /// The view that the arrow points at.
    open var sourceView: UIView?

    /// The part of the view that the arrow points at; all of it unless set.
    open var sourceRect = CGRect.null

    /// The button that the arrow points at.
    open var barButtonItem: UIBarButtonItem?
    open var sourceItem: AnyObject? {
        get { barButtonItem ?? sourceView }
        set {
            barButtonItem = newValue as? UIBarButtonItem
            sourceView = newValue as? UIView
        }
    }

    /// The directions that the arrow may have. It points up or down: where neither may be, one of them is chosen as if
    /// both might. Told.
    open var permittedArrowDirections = UIPopoverArrowDirection.any {
        didSet {
            guard permittedArrowDirections.isDisjoint(with: [.up, .down]) else { return }
            RenderProblems.report(
                .undrawn(
                    "UIPopoverPresentationController.permittedArrowDirections", of: self,
                    instead: "the popover is above or below what it belongs to"))
        }
    }

    /// Whether the bubble must be below what it belongs to (true) or above it (false); nil where both may be.
    final var mustBeBelow: Bool? {
        switch (permittedArrowDirections.contains(.up), permittedArrowDirections.contains(.down)) {
        case (true, false): true
        case (false, true): false
        case (true, true), (false, false): nil
        }
    }

    /// The direction of the arrow in the last picture.
    open internal(set) var arrowDirection = UIPopoverArrowDirection.unknown
    /// Kept and never read: nobody touches a still.
    open var passthroughViews: [UIView]?

    /// Behind the content and the arrow.
    open var backgroundColor: UIColor?

    /// The least distances from the edges of the screen, in points.
    open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    /// Kept and never read: the bubble stands beside what it belongs to.
    open var canOverlapSourceViewRect = false
}

@MainActor @preconcurrency
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
    public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {}
}

public struct UIPopoverArrowDirection: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let up = UIPopoverArrowDirection(rawValue: 1)
    public static let down = UIPopoverArrowDirection(rawValue: 2)
    public static let left = UIPopoverArrowDirection(rawValue: 4)
    public static let right = UIPopoverArrowDirection(rawValue: 8)
    public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
    public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}
