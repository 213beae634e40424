import Comparison
import Frames
import Goldens
import HeadlessUIKit
import Rendering

extension Snapshotting where Format == UIImage {
    /// A strategy that draws the frame that `makeFrame` returns.
    ///
    /// - Parameters:
    ///   - ground: The background where the frame isn't opaque.
    ///   - linted: The part that the scope's lint checks.
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

    /// A picture of a value whose views have traits.
    package static func drawing(
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

/// The background of a drawing.
package enum PictureGround {
    /// White, or black in dark mode.
    case paper
    /// None: the picture is transparent where nothing is painted, like the library's of the same name on iOS.
    case nothing
}

extension PictureTolerance {
    package init(_ precision: Float, _ perceptualPrecision: Float) {
        // Float(0.98) isn't Double(0.98).
        func exact(_ number: Float) -> Double { Double("\(number)") ?? Double(number) }
        self.init(precision: exact(precision), perceptualPrecision: exact(perceptualPrecision))
    }
}

extension ProposedSize {
    init(_ size: CGSize) {
        self.init(width: size.width, height: size.height)
    }
}
