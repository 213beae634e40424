import Frames
import HeadlessUIKit
import Rendering

/// A source that is laid out as on a screen: in a hierarchy, with traits from above, clear of a device's bars.
protocol HostedSource: FrameSource {
    /// The room that the source has by itself; `nil` on a side where it takes what its content needs.
    var ownProposal: ProposedSize { get }

    /// Lays the source out in a host of its own, unless it has one.
    ///
    /// - Parameters:
    ///   - traits: Those that differ from the render's.
    ///   - safeArea: The insets that a device covers, in points. Controllers keep clear of them; views ignore them.
    ///   - inspect: Called when the source is laid out, before it leaves the host.
    func makeHostedFrame(
        proposing size: ProposedSize, traits: UITraitCollection, safeArea: UIEdgeInsets, inspect: @MainActor () -> Void
    ) -> Frame
}

extension FrameSource {
    /// Lays the source out, in a host if it is one that needs a host.
    func makeFrameInHost(
        proposing size: ProposedSize, traits: UITraitCollection = UITraitCollection(), safeArea: UIEdgeInsets = .zero,
        inspect: @MainActor () -> Void = {}
    ) -> Frame {
        let size = size.checked()
        guard let hosted = self as? any HostedSource else { return makeFrame(proposing: size) }
        return hosted.makeHostedFrame(proposing: size, traits: traits, safeArea: safeArea, inspect: inspect)
    }
}

/// A view that stands alone is put into another one, since it is only as part of a hierarchy that components set
/// themselves up. Afterwards it has the frame that it had before, so that it may grow in another picture.
extension UIView: HostedSource {
    nonisolated var ownProposal: ProposedSize { ProposedSize(given: MainQueue.run { bounds.size }) }

    nonisolated func makeHostedFrame(
        proposing size: ProposedSize, traits: UITraitCollection, safeArea: UIEdgeInsets, inspect: @MainActor () -> Void
    ) -> Frame {
        MainQueue.run { makeFrameInHost(proposing: size, traits: traits, inspect: inspect) }
    }

    /// The view comes into the host first, where it sets itself up under the traits of the application, and hears of its
    /// own then: in this order it does on iOS.
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
    /// The room of the view, or of the screen for a controller whose view isn't loaded.
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
        // Pictures of `swift-snapshot-testing` show what a controller looks like when it appears for the second time.
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
    /// Returns the proposal without the sides that nothing can have, and tells of them.
    fileprivate func checked() -> ProposedSize {
        func isPossible(_ side: CGFloat?) -> Bool { side.map { $0 >= 0 && $0.isFinite } ?? true }
        guard !isPossible(width) || !isPossible(height) else { return self }
        let sides = [width, height].map { $0?.inWords ?? "any" }.joined(separator: " × ")
        RenderProblems.report(
            "a size of \(sides) points can’t be; each side has to be 0 or more: the one that isn’t has been left to the content"
        )
        return ProposedSize(width: isPossible(width) ? width : nil, height: isPossible(height) ? height : nil)
    }

    /// A size that a view was given; a side of 0 is none.
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
