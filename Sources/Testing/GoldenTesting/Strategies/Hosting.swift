import Frames
import HeadlessUIKit
import Rendering

/// A source that is laid out as on a screen: in a view hierarchy, with inherited traits, inside a device's safe area.
protocol HostedSource: FrameSource {
    /// The source's own size; `nil` in a dimension that follows from its content.
    var ownProposal: ProposedSize { get }

    /// Lays the source out in a host, unless it has one.
    ///
    /// - Parameters:
    ///   - traits: The traits that differ from the render's.
    ///   - safeArea: The safe area insets, in points. Controllers respect them; views ignore them.
    ///   - inspect: Called after layout, before the source leaves the host.
    func makeHostedFrame(
        proposing size: ProposedSize, traits: UITraitCollection, safeArea: UIEdgeInsets, inspect: @MainActor () -> Void
    ) -> Frame
}

extension FrameSource {
    /// Lays the source out, in a host if it needs one.
    package func makeFrameInHost(
        proposing size: ProposedSize, traits: UITraitCollection = UITraitCollection(), safeArea: UIEdgeInsets = .zero,
        inspect: @MainActor () -> Void = {}
    ) -> Frame {
        let size = size.checked()
        guard let hosted = self as? any HostedSource else { return makeFrame(proposing: size) }
        return hosted.makeHostedFrame(proposing: size, traits: traits, safeArea: safeArea, inspect: inspect)
    }
}

/// A view without a superview is added to one, since components set themselves up only as part of a hierarchy. Its
/// frame is restored afterwards, so that it can grow in another picture.
extension UIView: HostedSource {
    nonisolated var ownProposal: ProposedSize { ProposedSize(given: MainQueue.run { bounds.size }) }

    nonisolated func makeHostedFrame(
        proposing size: ProposedSize, traits: UITraitCollection, safeArea: UIEdgeInsets, inspect: @MainActor () -> Void
    ) -> Frame {
        MainQueue.run { makeFrameInHost(proposing: size, traits: traits, inspect: inspect) }
    }

    /// The view is added to the host first, where it sets itself up under the application's traits, and receives its
    /// own traits afterwards: the same order as on iOS.
    fileprivate func makeFrameInHost(
        proposing size: ProposedSize, traits: UITraitCollection, inspect: @MainActor () -> Void,
        around draw: (() -> Frame) -> Frame = { $0() }
    ) -> Frame {
        guard superview == nil else {
            let frame = makeFrame(proposing: size, overriding: traits, draw)
            inspect()
            return frame
        }
        let own = (size: bounds.size, center: center)
        defer { (bounds.size, center) = own }
        let screen = UIScreen.main.bounds.size
        let host = UIView(
            frame: CGRect(x: 0, y: 0, width: size.width ?? screen.width, height: size.height ?? screen.height))
        host.addSubview(self)
        defer { removeFromSuperview() }
        host.overrideTraits(traits)
        return withExtendedLifetime(host) {
            let frame = draw { makeFrame(proposing: size) }
            inspect()
            return frame
        }
    }

    private func makeFrame(
        proposing size: ProposedSize, overriding traits: UITraitCollection, _ draw: (() -> Frame) -> Frame
    ) -> Frame {
        guard traits != UITraitCollection() else { return draw { makeFrame(proposing: size) } }
        overrideTraits(traits)
        defer { overrideTraits(nil) }
        return draw { makeFrame(proposing: size) }
    }
}

extension UIViewController: HostedSource {
    /// The view's size, or the screen's for a controller whose view isn't loaded.
    nonisolated var ownProposal: ProposedSize {
        ProposedSize(given: MainQueue.run { viewIfLoaded?.bounds.size ?? UIScreen.main.bounds.size })
    }

    nonisolated func makeHostedFrame(
        proposing size: ProposedSize, traits: UITraitCollection, safeArea: UIEdgeInsets, inspect: @MainActor () -> Void
    ) -> Frame {
        MainQueue.run { makeFrameInHost(proposing: size, traits: traits, safeArea: safeArea, inspect: inspect) }
    }

    private func makeFrameInHost(
        proposing size: ProposedSize, traits: UITraitCollection, safeArea: UIEdgeInsets, inspect: @MainActor () -> Void
    ) -> Frame {
        let own = additionalSafeAreaInsets
        additionalSafeAreaInsets = UIEdgeInsets(
            top: own.top + safeArea.top, left: own.left + safeArea.left, bottom: own.bottom + safeArea.bottom,
            right: own.right + safeArea.right)
        defer { additionalSafeAreaInsets = own }
        // Pictures of `swift-snapshot-testing` show a controller that appears for the second time.
        whileAppearing {}
        return view.makeFrameInHost(proposing: size, traits: traits, inspect: {}) { draw in
            whileAppearing {
                let frame = draw()
                inspect()
                return frame
            }
        }
    }
}

extension ProposedSize {
    /// Returns the proposal without impossible dimensions, and reports them.
    fileprivate func checked() -> ProposedSize {
        func isPossible(_ side: CGFloat?) -> Bool { side.map { $0 >= 0 && $0.isFinite } ?? true }
        guard !isPossible(width) || !isPossible(height) else { return self }
        let sides = [width, height].map { $0?.inWords ?? "any" }.joined(separator: " × ")
        RenderProblems.report(
            "a size of \(sides) points is impossible: a dimension has to be 0 or more; the content decides instead"
        )
        return ProposedSize(width: isPossible(width) ? width : nil, height: isPossible(height) ? height : nil)
    }

    /// A view's given size. Zero means not given.
    fileprivate init(given size: CGSize) {
        self.init(width: size.width > 0 ? size.width : nil, height: size.height > 0 ? size.height : nil)
    }
}

extension CGSize {
    /// Width and height, as `120 × 40.5`.
    var inWords: String { "\(width.inWords) × \(height.inWords)" }
}

extension CGFloat {
    fileprivate var inWords: String { Int(exactly: self).map { "\($0)" } ?? "\(self)" }
}
