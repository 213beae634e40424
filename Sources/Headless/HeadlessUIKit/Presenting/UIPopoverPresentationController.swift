import Frames
import Rendering

/// Presents a controller in a bubble next to a view. In a compact size class, it is a sheet unless the delegate decides
/// otherwise.
open class UIPopoverPresentationController: UIPresentationController {
    /// The view that the arrow points at.
    open var sourceView: UIView?

    /// The part of the view that the arrow points at; by default, all of it.
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

    /// The allowed directions of the arrow. It only points up or down: if neither is allowed, one of them is chosen as
    /// if both were. Reported.
    open var permittedArrowDirections = UIPopoverArrowDirection.any {
        didSet {
            guard permittedArrowDirections.isDisjoint(with: [.up, .down]) else { return }
            RenderProblems.report(
                .undrawn(
                    "UIPopoverPresentationController.permittedArrowDirections", of: self,
                    instead: "the popover is above or below its source"))
        }
    }

    /// Whether the bubble must be below its source (true) or above it (false); `nil` if both are allowed.
    final var mustBeBelow: Bool? {
        switch (permittedArrowDirections.contains(.up), permittedArrowDirections.contains(.down)) {
        case (true, false): true
        case (false, true): false
        case (true, true), (false, false): nil
        }
    }

    /// The direction of the arrow in the last picture.
    open internal(set) var arrowDirection = UIPopoverArrowDirection.unknown
    /// Kept and never read: there are no touches.
    open var passthroughViews: [UIView]?

    /// The background of the content and the arrow.
    open var backgroundColor: UIColor?

    /// The minimum distances from the edges of the screen, in points.
    open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    /// Kept and never read: the bubble is next to its source.
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
