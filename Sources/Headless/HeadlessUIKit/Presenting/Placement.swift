/// The final position of a presented view, and the effect on the screen behind it.
@MainActor
struct Placement {
    /// The distances by which the presenting screen moves back.
    struct PresenterInset {
        /// The distances from the top and the sides of the screen, in points.
        var top: CGFloat
        var side: CGFloat
        var radius: CGFloat
    }

    /// The frame in the container, in points.
    var frame: CGRect
    var radius: CGFloat = 0
    var corners: CACornerMask = []

    /// The opacity of the black over the screen behind.
    var dimming: CGFloat = 0

    /// The safe area insets of the presented view.
    var safeArea = UIEdgeInsets.zero
    var hidesPresenter = false
    var hasGrabber = false
    var isCustom = false
    var fillsBackground = false
    var presenterInset: PresenterInset?

    init(frame: CGRect) {
        self.frame = frame
    }

    init(of presented: UIViewController, in surroundings: Surroundings) {
        if let alert = presented as? UIAlertController {
            self.init(alert, surroundings)
            return
        }
        switch Self.style(of: presented, in: surroundings) {
        case .pageSheet, .automatic: self.init(sheet: presented, isForm: false, surroundings)
        case .formSheet: self.init(sheet: presented, isForm: true, surroundings)
        case .popover: self.init(popover: presented, surroundings)
        case .fullScreen, .currentContext:
            self.init(covering: surroundings)
            hidesPresenter = true
            fillsBackground = true
        case .overFullScreen, .overCurrentContext, .none: self.init(covering: surroundings)
        case .custom:
            self.init(covering: surroundings)
            isCustom = true
        }
    }

    /// Returns the style after the delegate has adapted it.
    private static func style(
        of presented: UIViewController, in surroundings: Surroundings
    ) -> UIModalPresentationStyle {
        let own = presented.resolvedPresentationStyle
        guard surroundings.isCompact, let presentation = presented.presentationController else { return own }
        let adapted =
            presentation.delegate?.adaptivePresentationStyle(for: presentation, traitCollection: surroundings.traits)
            ?? (own == .popover ? .formSheet : .none)
        return adapted == .none ? own : adapted
    }

    private init(covering surroundings: Surroundings) {
        self.init(frame: CGRect(origin: .zero, size: surroundings.size))
        safeArea = surroundings.safeArea
    }

    private init(_ alert: UIAlertController, _ surroundings: Surroundings) {
        self.init(covering: surroundings)
        dimming = Self.dimming(surroundings.traits)
    }

    /// Returns the dimming of the screen behind, estimated from UIKit's.
    private static func dimming(_ traits: UITraitCollection) -> CGFloat {
        traits.userInterfaceStyle == .dark ? 0.48 : 0.2
    }

    // MARK: Sheets

    /// The distance of a tall sheet from the safe area, and the amount by which the screen behind it is narrower on
    /// each side.
    private static let topDistance: CGFloat = 10
    private static let sideInset: CGFloat = 16
    private static let sheetRadius: CGFloat = 10

    private init(sheet presented: UIViewController, isForm: Bool, _ surroundings: Surroundings) {
        guard surroundings.isCompact else {
            self.init(centered: presented, isForm: isForm, surroundings)
            return
        }
        let (size, insets) = (surroundings.size, surroundings.safeArea)
        let top = insets.top + Self.topDistance
        let context = DetentContext(
            traits: surroundings.traits, maximum: max(size.height - top - insets.bottom, 0))
        let sheet = presented.sheetPresentationController
        let detent = sheet?.currentDetent(in: context) ?? .large()
        let height = Self.height(of: detent, in: context, full: size.height, bottom: insets.bottom)
        self.init(frame: CGRect(x: 0, y: size.height - height, width: size.width, height: height))
        safeArea = UIEdgeInsets(top: 0, left: insets.left, bottom: insets.bottom, right: insets.right)
        radius = max(sheet?.preferredCornerRadius ?? Self.sheetRadius, 0)
        corners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        hasGrabber = sheet?.prefersGrabberVisible ?? false
        fillsBackground = true
        dimming = sheet?.dims(detent) ?? true ? Self.dimming(surroundings.traits) : 0
        if height >= size.height - top {
            presenterInset = PresenterInset(top: insets.top, side: Self.sideInset, radius: Self.sheetRadius)
        }
    }

    /// Returns the height of a sheet including the bottom safe area, on a whole pixel.
    private static func height(
        of detent: UISheetPresentationController.Detent, in context: DetentContext, full: CGFloat, bottom: CGFloat
    ) -> CGFloat {
        let own = detent.resolvedValue(in: context) ?? context.maximumDetentValue
        let value = detent.identifier == .medium ? full / 2 : own + bottom
        return RenderScale.round(min(max(value, 0), context.maximumDetentValue + bottom))
    }

    /// The sizes of sheets in the center of a wide screen, in points.
    private static let formSize = CGSize(width: 540, height: 620)
    private static let pageWidth: CGFloat = 704
    private static let pageMargin: CGFloat = 44

    private init(centered presented: UIViewController, isForm: Bool, _ surroundings: Surroundings) {
        let available = CGSize(
            width: surroundings.size.width - 2 * Self.pageMargin, height: surroundings.size.height - 2 * Self.pageMargin
        )
        var size = isForm ? Self.formSize : CGSize(width: Self.pageWidth, height: available.height)
        let preferred = presented.preferredContentSize
        if isForm, preferred.width > 0 { size.width = preferred.width }
        if isForm, preferred.height > 0 { size.height = preferred.height }
        size = CGSize(
            width: max(min(size.width, available.width), 0), height: max(min(size.height, available.height), 0))
        self.init(
            frame: CGRect(
                x: RenderScale.round((surroundings.size.width - size.width) / 2),
                y: RenderScale.round((surroundings.size.height - size.height) / 2), width: size.width,
                height: size.height))
        radius = presented.sheetPresentationController?.preferredCornerRadius ?? Self.sheetRadius
        corners = .all
        fillsBackground = true
        dimming = Self.dimming(surroundings.traits)
    }

    // MARK: Popovers

    /// The default size of a popover, in points.
    private static let popoverSize = CGSize(width: 320, height: 480)
    private static let popoverRadius: CGFloat = 13
    private static let arrowLength: CGFloat = 13

    private init(popover presented: UIViewController, _ surroundings: Surroundings) {
        let popover = presented.popoverPresentationController
        let margins = popover?.popoverLayoutMargins ?? UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
        let area = CGRect(origin: .zero, size: surroundings.size).inset(by: surroundings.safeArea).inset(by: margins)
        let preferred = presented.preferredContentSize
        let size = CGSize(
            width: max(min(preferred.width > 0 ? preferred.width : Self.popoverSize.width, area.width), 0),
            height: max(min(preferred.height > 0 ? preferred.height : Self.popoverSize.height, area.height), 0))
        let source = popover?.source(in: surroundings.root) ?? CGRect(x: area.midX, y: area.midY, width: 0, height: 0)
        let isBelow =
            popover?.mustBeBelow
            ?? (source.maxY + Self.arrowLength + size.height <= area.maxY || source.midY < area.midY)
        let x = min(max(source.midX - size.width / 2, area.minX), area.maxX - size.width)
        let y = isBelow ? source.maxY + Self.arrowLength : source.minY - Self.arrowLength - size.height
        self.init(
            frame: CGRect(
                x: RenderScale.round(x), y: RenderScale.round(min(max(y, area.minY), area.maxY - size.height)),
                width: size.width, height: size.height))
        popover?.arrowDirection = isBelow ? .up : .down
        radius = Self.popoverRadius
        corners = .all
        fillsBackground = true
        arrow = Arrow(tipX: source.midX, pointsUp: isBelow, length: Self.arrowLength, color: popover?.backgroundColor)
    }

    /// The arrow of a popover.
    struct Arrow {
        /// The position of the tip in the container, in points.
        var tipX: CGFloat
        var pointsUp: Bool
        var length: CGFloat
        var color: UIColor?
    }

    var arrow: Arrow?
}

/// The available space of a sheet.
@MainActor
private final class DetentContext: UISheetPresentationControllerDetentResolutionContext {
    let containerTraitCollection: UITraitCollection
    let maximumDetentValue: CGFloat

    init(traits: UITraitCollection, maximum: CGFloat) {
        containerTraitCollection = traits
        maximumDetentValue = maximum
    }
}

extension UIPopoverPresentationController {
    /// Returns the rectangle that the arrow points at, in the root view's coordinates.
    fileprivate func source(in root: UIView) -> CGRect? {
        if let button = barButtonItem?.customView ?? barButtonItem?.shownView {
            return button.convert(button.bounds, to: root)
        }
        guard let sourceView else { return nil }
        return sourceView.convert(sourceRect.isNull ? sourceView.bounds : sourceRect, to: root)
    }
}

extension CACornerMask {
    static let all: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
}
