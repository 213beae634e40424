/// Presents a controller as a sheet at the bottom of the screen; where there is much room, in its middle.
open class UISheetPresentationController: UIPresentationController {
    /// A height at which a sheet rests.
    @MainActor @preconcurrency
    open class Detent: NSObject {
        public struct Identifier: RawRepresentable, Hashable, Sendable {
            public let rawValue: String

            public init(rawValue: String) { self.rawValue = rawValue }

            public init(_ rawValue: String) { self.rawValue = rawValue }

            public static let medium = Identifier(rawValue: "com.apple.UIKit.medium")
            public static let large = Identifier(rawValue: "com.apple.UIKit.large")
        }

        /// Stands for a detent that doesn't apply.
        public static let inactive: CGFloat = -.greatestFiniteMagnitude

        public final let identifier: Identifier
        private let resolver: ((UISheetPresentationControllerDetentResolutionContext) -> CGFloat?)?

        init(
            _ identifier: Identifier, resolver: ((UISheetPresentationControllerDetentResolutionContext) -> CGFloat?)?
        ) {
            self.identifier = identifier
            self.resolver = resolver
            super.init()
        }

        /// About half of the screen.
        open class func medium() -> Detent { Detent(.medium, resolver: nil) }

        /// All but the top of the screen.
        open class func large() -> Detent { Detent(.large, resolver: nil) }

        /// A height in points, without the safe area at the bottom.
        open class func custom(
            identifier: Identifier? = nil,
            resolver: @escaping (_ context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) -> Detent {
            Detent(identifier ?? Identifier("custom"), resolver: resolver)
        }

        /// Returns the height in points, without the safe area at the bottom; `nil` if the detent doesn't apply.
        open func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat? {
            guard let resolver else {
                return identifier == .medium ? context.maximumDetentValue / 2 : context.maximumDetentValue
            }
            guard let value = resolver(context), value.isFinite, value != Self.inactive else { return nil }
            return value
        }
    }

    /// From low to high. The sheet rests at the first one unless `selectedDetentIdentifier` says another.
    open var detents: [Detent] = [.large()]
    open var selectedDetentIdentifier: Detent.Identifier?

    /// What is behind the sheet is not dimmed up to this detent.
    open var largestUndimmedDetentIdentifier: Detent.Identifier?
    open var prefersGrabberVisible = false

    /// In points; that of the system unless set.
    open var preferredCornerRadius: CGFloat?
    /// Kept and never read: nobody scrolls a still.
    open var prefersScrollingExpandsWhenScrolledToEdge = true
    /// Kept and never read: screens are upright.
    open var prefersEdgeAttachedInCompactHeight = false
    /// Kept and never read: screens are upright.
    open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
    /// Kept and never read: sheets stand in the middle where there is much room.
    open var prefersPageSizing = true
    /// Kept and never read: sheets stand in the middle where there is much room.
    open var sourceView: UIView?

    /// Makes changes at once: a still has no animations.
    open func animateChanges(_ changes: () -> Void) { changes() }
    /// Does nothing: detents are asked anew for each picture.
    open func invalidateDetents() {}

    /// The detent at which the sheet rests; the highest there is if none of them applies.
    final func currentDetent(in context: any UISheetPresentationControllerDetentResolutionContext) -> Detent {
        let active = detents.filter { $0.resolvedValue(in: context) != nil }
        return active.first { $0.identifier == selectedDetentIdentifier } ?? active.first ?? .large()
    }

    /// Whether what is behind the sheet is dimmed while it rests at a detent.
    final func dims(_ detent: Detent) -> Bool {
        guard let largest = detents.firstIndex(where: { $0.identifier == largestUndimmedDetentIdentifier }),
            let current = detents.firstIndex(where: { $0.identifier == detent.identifier })
        else { return true }
        return current > largest
    }
}

/// The room that a detent is resolved for.
@MainActor @preconcurrency
public protocol UISheetPresentationControllerDetentResolutionContext: AnyObject {
    var containerTraitCollection: UITraitCollection { get }
    /// The height of the large detent, in points, without the safe area at the bottom.
    var maximumDetentValue: CGFloat { get }
}

@MainActor @preconcurrency
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
    /// Never called: nobody drags a still.
    public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) {}
}
