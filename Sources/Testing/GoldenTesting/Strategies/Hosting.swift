import Frames
import HeadlessUIKit

extension FrameSource {
    /// Lays the source out. A view without a superview is put into another one first, since components set themselves
    /// up only as part of a hierarchy.
    ///
    /// - Parameter inspect: Called when the source is laid out. Afterwards a view has the size that it had before, so
    ///   that it may grow in another picture.
    func makeHostedFrame(
        proposing size: ProposedSize, traits: UITraitCollection = UITraitCollection(), inspect: () -> Void = {}
    ) -> Frame {
        guard let view = self as? UIView else { return makeFrame(proposing: size) }
        guard view.superview == nil else { return view.makeFrame(proposing: size, overriding: traits) }
        let own = view.bounds.size
        defer { view.bounds.size = own }
        let host = UIView(frame: CGRect(x: 0, y: 0, width: size.width ?? 390, height: size.height ?? 844))
        host.addSubview(view)
        defer { view.removeFromSuperview() }
        return withExtendedLifetime(host) {
            let frame = view.makeFrame(proposing: size, overriding: traits)
            inspect()
            return frame
        }
    }
}

extension UIView {
    fileprivate func makeFrame(proposing size: ProposedSize, overriding traits: UITraitCollection) -> Frame {
        guard traits != UITraitCollection() else { return makeFrame(proposing: size) }
        overrideTraits(traits)
        defer { overrideTraits(nil) }
        return makeFrame(proposing: size)
    }
}

extension UIViewController {
    /// - Parameter safeArea: What a device's screen covers at its edges.
    func makeFrame(
        proposing size: ProposedSize, traits: UITraitCollection, safeArea: UIEdgeInsets, inspect: () -> Void = {}
    ) -> Frame {
        let own = additionalSafeAreaInsets
        additionalSafeAreaInsets = UIEdgeInsets(
            top: own.top + safeArea.top, left: own.left + safeArea.left, bottom: own.bottom + safeArea.bottom,
            right: own.right + safeArea.right)
        appear()
        defer { additionalSafeAreaInsets = own }
        return view.makeHostedFrame(proposing: size, traits: traits, inspect: inspect)
    }
}

extension UIResponder {
    /// The size that a view was given, or as much as it needs; the screen's for a controller without one.
    var ownProposal: ProposedSize {
        let size =
            switch self {
            case let view as UIView: view.bounds.size
            case let controller as UIViewController: controller.viewIfLoaded?.bounds.size ?? UIScreen.main.bounds.size
            default: CGSize.zero
            }
        return ProposedSize(
            width: size.width > 0 ? size.width : nil, height: size.height > 0 ? size.height : nil)
    }
}

extension RenderSettings {
    /// The settings of goldens unless a test says otherwise: the defaults at two pixels per point.
    public static let golden = RenderSettings(scale: 2)

    /// The settings around the code that asks: those of ``RenderSettings/current`` if a test has set any.
    static var aroundAssertion: RenderSettings { current == RenderSettings() ? .golden : current }

    /// Returns the settings with what a collection of traits says.
    func applying(_ traits: UITraitCollection) -> RenderSettings {
        var copy = self
        if traits.displayScale > 0 { copy.scale = traits.displayScale }
        if traits.userInterfaceStyle != .unspecified {
            copy.appearance = traits.userInterfaceStyle == .dark ? .dark : .light
        }
        if traits.preferredContentSizeCategory != .unspecified {
            copy.contentSize = traits.preferredContentSizeCategory.contentSize
        }
        if traits.layoutDirection != .unspecified {
            copy.direction = traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        }
        return copy
    }

    /// The colour behind views that do not fill their rectangle.
    var background: RGBA { appearance == .dark ? .black : .white }
}

extension Frame {
    /// Returns the frame in front of a background, unless nothing of that would be seen.
    func onBackground(_ color: RGBA) -> Frame {
        var frame = self
        frame.rect.origin = .zero
        if case .color(let fill)? = fill, fill.alpha >= 1, opacity >= 1, corners == .zero, mask == nil,
            transform == .identity
        {
            return frame
        }
        return Frame(name: Self.background, rect: frame.rect, fill: .color(color), children: [frame])
    }

    /// The frame without the background that it was put in front of: paper is no part of what is compared.
    var withoutBackground: Frame { name == Self.background && children.count == 1 ? children[0] : self }

    private static let background = "background"
}
