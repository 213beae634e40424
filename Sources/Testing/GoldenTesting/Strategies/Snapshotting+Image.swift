import Comparison
import Frames
import Goldens
import HeadlessUIKit
import Rendering

extension Snapshotting where Format == UIImage {
    /// A strategy that draws the frame that `makeFrame` returns.
    ///
    /// - Parameters:
    ///   - ground: What is behind the frame where it isn't opaque.
    ///   - linted: What the lint of the scope looks at.
    ///   - settings: Changes the settings around the assertion.
    package static func drawing(
        tolerance: PictureTolerance, on ground: PictureGround = .paper, linted: LintedPart = .layout,
        settings: @escaping (RenderSettings) -> RenderSettings = { $0 },
        _ makeFrame: @escaping (Value) -> Frame
    ) -> Snapshotting {
        var strategy = Snapshotting(pathExtension: "png", diffing: .image(tolerance)) { value in
            let frame = linted.linting { makeFrame(value) }
            return switch ground {
            case .paper: UIImage(drawing: frame.onBackground(RenderSettings.current.background))
            case .nothing: UIImage(drawing: frame)
            }
        }
        strategy.settings = settings
        return strategy
    }

    /// A picture of a value whose views are given traits.
    static func drawing(
        tolerance: PictureTolerance, linted: LintedPart = .layout, overriding traits: UITraitCollection,
        _ makeFrame: @escaping (Value) -> Frame
    ) -> Snapshotting {
        var strategy = Snapshotting(pathExtension: "png", diffing: .image(tolerance)) { value in
            UIImage(drawing: linted.linting(overriding: traits) { makeFrame(value) })
        }
        strategy.settings = { $0.applying(traits) }
        strategy.traits = traits
        return strategy
    }
}

/// What is behind what is drawn.
package enum PictureGround {
    /// White, or black in dark appearance.
    case paper
    /// Nothing: the picture is transparent where nothing is painted, as the library's of the same name on iOS.
    case nothing
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
