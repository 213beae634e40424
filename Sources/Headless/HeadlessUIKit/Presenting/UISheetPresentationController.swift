/// Presents a controller as a sheet at the bottom of the screen, or in its center if there is enough space.
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

        /// The value of a detent that doesn't apply.
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

    /// The detents from low to high. The sheet rests at the first one unless `selectedDetentIdentifier` selects
    /// another.
    open var detents: [Detent] = [.large()]
    open var selectedDetentIdentifier: Detent.Identifier?

    /// The largest detent that doesn't dim the screen behind the sheet.
    open var largestUndimmedDetentIdentifier: Detent.Identifier?
    open var prefersGrabberVisible = false

    /// The corner radius in points; by default, the system's.
    open var preferredCornerRadius: CGFloat?
    /// Kept and never read: views aren't scrolled by touch.
    open var prefersScrollingExpandsWhenScrolledToEdge = true
    /// Kept and never read: screens are in portrait orientation.
    open var prefersEdgeAttachedInCompactHeight = false
    /// Kept and never read: screens are in portrait orientation.
    open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
    /// Kept and never read: sheets are centered if there is enough space.
    open var prefersPageSizing = true
    /// Kept and never read: sheets are centered if there is enough space.
    open var sourceView: UIView?

    /// Applies changes at once: animations aren't played.
    open func animateChanges(_ changes: () -> Void) { changes() }
    /// Does nothing: detents are resolved again for each picture.
    open func invalidateDetents() {}

    /// Returns the detent at which the sheet rests; the highest one if none of them applies.
    final func currentDetent(in context: any UISheetPresentationControllerDetentResolutionContext) -> Detent {
        let active = detents.filter { $0.resolvedValue(in: context) != nil }
        return active.first { $0.identifier == selectedDetentIdentifier } ?? active.first ?? .large()
    }

    /// Returns whether the screen behind the sheet is dimmed at a detent.
    final func dims(_ detent: Detent) -> Bool {
        guard let largest = detents.firstIndex(where: { $0.identifier == largestUndimmedDetentIdentifier }),
            let current = detents.firstIndex(where: { $0.identifier == detent.identifier })
        else { return true }
        return current > largest
    }
}

/// The context in which a detent is resolved.
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
    /// Never called: there is no dragging.
    public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) {}
}
