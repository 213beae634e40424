import Foundation
import Frames
import Rendering
import UIKitValues

extension View {
    // MARK: Transparency, shadow, blur

    /// Makes the view and all in it transparent as one picture, from 0 to 1.
    public nonisolated func opacity(_ opacity: Double) -> some View {
        modifier(
            _LayoutModifier { node, context in
                if opacity >= 1 { return node }
                if opacity <= 0 { return HiddenNode(node, in: context) }
                return EffectNode(node, name: "Opacity", in: context) { $0.opacity = opacity }
            })
    }

    /// Throws a shadow of all that the view paints.
    ///
    /// - Parameters:
    ///   - radius: Twice the standard deviation of the blur, in points.
    public nonisolated func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some View {
        modifier(
            _LayoutModifier { node, context in
                let shadow = Shadow(
                    swiftUIRadius: radius, offset: CGSize(width: x, height: y),
                    color: color.rgba(in: context.environment))
                return EffectNode(node, name: "Shadow", in: context) { $0.shadow = shadow }
            })
    }

    /// Blurs the view; `radius` is the standard deviation in points.
    ///
    /// - Parameter opaque: Whether the blur stays within the view's rectangle, and is opaque there.
    public nonisolated func blur(radius: CGFloat, opaque: Bool = false) -> some View {
        modifier(
            _LayoutModifier {
                if !radius.isFinite {
                    RenderProblems.report(.oncePerRender, "blur(radius: \(radius)) is no length and is left out.")
                }
                let blur = Effect.blur(radius: radius.isFinite ? radius : 0)
                let effects: [Effect] = opaque ? [blur, .colors(.opaque)] : [blur]
                let blurred = EffectNode($0, name: "Blur", in: $1) { $0.effects = effects }
                return opaque ? ClipNode(blurred, to: Rectangle(), style: FillStyle(), in: $1) : blurred
            })
    }

    /// Draws the view as one picture before what follows is done to it.
    public nonisolated func compositingGroup() -> some View {
        // Mixing normally makes a picture of the view, so that what is inside isn't mixed with what is behind.
        modifier(_LayoutModifier { EffectNode($0, name: "Group", in: $1) { $0.effects = [.mixing(.normal)] } })
    }

    /// Draws the view as one picture. The colors are those of sRGB in any case.
    public nonisolated func drawingGroup(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
    ) -> some View {
        compositingGroup()
    }

    /// Mixes the view with what is behind it.
    public nonisolated func blendMode(_ blendMode: BlendMode) -> some View {
        modifier(
            _LayoutModifier {
                if blendMode == .plusDarker {
                    RenderProblems.report(.oncePerRender, "The blend mode plusDarker is drawn as multiply.", .undrawn)
                }
                return EffectNode($0, name: "BlendMode", in: $1) { $0.effects = [.mixing(blendMode.mixing)] }
            })
    }

    // MARK: Colors

    /// Adds a number to all colors, from -1 to 1.
    public nonisolated func brightness(_ amount: Double) -> some View {
        colors("Brightness", .brightness(amount))
    }

    /// Moves all colors away from or towards a middle gray; 1 changes nothing.
    public nonisolated func contrast(_ amount: Double) -> some View { colors("Contrast", .contrast(amount)) }

    /// Makes all colors more or less vivid; 1 changes nothing, 0 gives grays.
    public nonisolated func saturation(_ amount: Double) -> some View {
        colors("Saturation", .saturation(amount))
    }

    /// Takes color away; 1 gives grays.
    public nonisolated func grayscale(_ amount: Double) -> some View {
        colors("Grayscale", .saturation(1 - min(max(amount, 0), 1)))
    }

    /// Turns all colors on the color wheel.
    public nonisolated func hueRotation(_ angle: Angle) -> some View {
        colors("HueRotation", .hueRotation(angle.radians))
    }

    /// Turns each color into its opposite.
    public nonisolated func colorInvert() -> some View { colors("ColorInvert", .inversion) }

    /// Multiplies all colors by one.
    public nonisolated func colorMultiply(_ color: Color) -> some View {
        modifier(
            _LayoutModifier { node, context in
                let matrix = ColorMatrix.multiplication(by: color.rgba(in: context.environment))
                return EffectNode(node, name: "ColorMultiply", in: context) { $0.effects = [.colors(matrix)] }
            })
    }

    /// Makes the brightness of each color the opacity of black.
    public nonisolated func luminanceToAlpha() -> some View { colors("LuminanceToAlpha", .luminanceToAlpha) }

    private nonisolated func colors(_ name: String, _ matrix: ColorMatrix) -> some View {
        let isFinite = matrix.numbers.allSatisfy(\.isFinite)
        return modifier(
            _LayoutModifier {
                if !isFinite {
                    RenderProblems.report(.oncePerRender, "\(name) is asked for by no number and is left out.")
                }
                return EffectNode($0, name: name, in: $1) { $0.effects = isFinite ? [.colors(matrix)] : [] }
            })
    }

    // MARK: Turning and scaling

    /// Shows the view larger or smaller, about a point of it. Its room stays.
    public nonisolated func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
        modifier(
            _LayoutModifier {
                TransformNode($0, .init(scaleX: x, y: y), anchor: anchor, name: "ScaleEffect", in: $1)
            })
    }

    /// Shows the view larger or smaller, about a point of it. Its room stays.
    public nonisolated func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
        scaleEffect(x: s, y: s, anchor: anchor)
    }

    /// Shows the view larger or smaller, about a point of it. Its room stays.
    public nonisolated func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
        scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
    }

    /// Turns the view clockwise about a point of it. Its room stays.
    public nonisolated func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        modifier(SafeAreaEnd()).modifier(
            _LayoutModifier {
                TransformNode($0, .init(turnedBy: angle), anchor: anchor, name: "RotationEffect", in: $1)
            })
    }

    /// Turns the view in space, about an axis through a point of it. Its room stays.
    ///
    /// Half turns about the axes of the screen are exact. All other turns about an axis in the screen's plane are drawn
    /// as seen from far away, without perspective.
    public nonisolated func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
        anchorZ: CGFloat = 0, perspective: CGFloat = 1
    ) -> some View {
        modifier(
            _LayoutModifier {
                let transform = CGAffineTransform(turnedBy: angle, about: axis)
                if perspective != 0, !transform.keepsDepth(angle, about: axis) {
                    RenderProblems.report(
                        .oncePerRender,
                        "rotation3DEffect is drawn without perspective, but for half turns and turns about z.",
                        .undrawn)
                }
                return TransformNode($0, transform, anchor: anchor, name: "Rotation3DEffect", in: $1)
            })
    }

    /// Puts the view through a transform about its top left corner. Its room stays.
    public nonisolated func transformEffect(_ transform: CGAffineTransform) -> some View {
        modifier(
            _LayoutModifier {
                TransformNode($0, transform, anchor: .topLeading, name: "TransformEffect", in: $1)
            })
    }

    /// Puts the view through a projection about its top left corner. Its room stays.
    public nonisolated func projectionEffect(_ transform: ProjectionTransform) -> some View {
        modifier(
            _LayoutModifier {
                if !transform.isAffine {
                    RenderProblems.report(.oncePerRender, "projectionEffect is drawn without perspective.", .undrawn)
                }
                return TransformNode(
                    $0, transform.affine, anchor: .topLeading, name: "ProjectionEffect", in: $1)
            })
    }

    // MARK: Placeholders

    /// Shows the view without what it says: texts and pictures as gray bars.
    public nonisolated func redacted(reason: RedactionReasons) -> some View {
        transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
    }

    /// Shows the view in full again.
    public nonisolated func unredacted() -> some View { environment(\.redactionReasons, []) }
}

/// Why a view is shown without what it says.
public struct RedactionReasons: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let placeholder = RedactionReasons(rawValue: 1)
    public static let privacy = RedactionReasons(rawValue: 2)
    public static let invalidated = RedactionReasons(rawValue: 4)
}

/// The colors in which a group is drawn.
public enum ColorRenderingMode: Sendable, Hashable, CaseIterable { case nonLinear, linear, extendedLinear }

private struct RedactionReasonsKey: EnvironmentKey {
    static var defaultValue: RedactionReasons { [] }
}

extension EnvironmentValues {
    /// Why the views are shown without what they say; empty: they are shown in full.
    public var redactionReasons: RedactionReasons {
        get { self[RedactionReasonsKey.self] }
        set { self[RedactionReasonsKey.self] = newValue }
    }
}
