import Frames
import Comparison
import Goldens
import HeadlessUIKit

extension Snapshotting where Format == UIImage {
    /// A strategy that draws the frame that `makeFrame` returns, in front of a white or black background.
    ///
    /// - Parameter settings: Changes the settings around the assertion.
    package static func drawing(
        tolerance: PictureTolerance, settings: @escaping (RenderSettings) -> RenderSettings = { $0 },
        _ makeFrame: @escaping (Value) -> Frame
    ) -> Snapshotting {
        var strategy = Snapshotting(pathExtension: "png", diffing: .image(tolerance)) { value in
            UIImage(drawing: makeFrame(value).onBackground(RenderSettings.current.background))
        }
        strategy.settings = settings
        return strategy
    }

    /// A picture of a value whose views are given traits.
    static func drawing(
        tolerance: PictureTolerance, overriding traits: UITraitCollection, _ makeFrame: @escaping (Value) -> Frame
    ) -> Snapshotting {
        var strategy = Snapshotting(pathExtension: "png", diffing: .image(tolerance)) { value in
            UIImage(drawing: makeFrame(value).onBackground(RenderSettings.current.applying(traits).background))
        }
        strategy.settings = { $0.applying(traits) }
        strategy.traits = traits
        return strategy
    }
}

extension PictureTolerance {
    package init(_ precision: Float, _ perceptualPrecision: Float) {
        // A float's 0.98 is no double's 0.98.
        func exact(_ number: Float) -> Double { Double("\(number)") ?? Double(number) }
        self.init(precision: exact(precision), perceptualPrecision: exact(perceptualPrecision))
    }
}

extension ProposedSize {
    init(_ size: CGSize) {
        self.init(width: size.width, height: size.height)
    }
}
