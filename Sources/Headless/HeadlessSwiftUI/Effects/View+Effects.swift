import Foundation
import Frames
import Rendering
import UIKitValues

extension View {
    // MARK: Transparency, shadow, blur

    /// Sets the opacity of the view and its content as a group, from 0 to 1.
    public nonisolated func opacity(_ opacity: Double) -> some View {
        modifier(
            _LayoutModifier { node, context in
                if opacity >= 1 { return node }
                if opacity <= 0 { return HiddenNode(node, in: context) }
                return EffectNode(node, name: "Opacity", in: context) { $0.opacity = opacity }
            })
    }

    /// Adds a shadow of everything that the view paints.
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

    /// Blurs the view. `radius` is the standard deviation in points.
    ///
    /// - Parameter opaque: Whether the blur stays within the view's rectangle and is opaque there.
    public nonisolated func blur(radius: CGFloat, opaque: Bool = false) -> some View {
        modifier(
            _LayoutModifier {
                if !radius.isFinite {
                    RenderProblems.report(.oncePerRender, "blur(radius: \(radius)) is not a length and is ignored.")
                }
                let blur = Effect.blur(radius: radius.isFinite ? radius : 0)
                let effects: [Effect] = opaque ? [blur, .colors(.opaque)] : [blur]
                let blurred = EffectNode($0, name: "Blur", in: $1) { $0.effects = effects }
                return opaque ? ClipNode(blurred, to: Rectangle(), style: FillStyle(), in: $1) : blurred
            })
    }

    /// Draws the view as a group before later effects.
    public nonisolated func compositingGroup() -> some View {
        // The normal blend mode makes the view a group, so that its content isn't blended with the backdrop.
        modifier(_LayoutModifier { EffectNode($0, name: "Group", in: $1) { $0.effects = [.mixing(.normal)] } })
    }

    /// Draws the view as a group. Colors are always in sRGB.
    public nonisolated func drawingGroup(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
    ) -> some View {
        compositingGroup()
    }

    /// Blends the view with its backdrop.
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

    /// Adds an amount from -1 to 1 to all colors.
    public nonisolated func brightness(_ amount: Double) -> some View {
        colors("Brightness", .brightness(amount))
    }

    /// Moves all colors away from or towards medium gray; 1 has no effect.
    public nonisolated func contrast(_ amount: Double) -> some View { colors("Contrast", .contrast(amount)) }

    /// Changes the saturation of all colors; 1 has no effect, 0 gives grays.
    public nonisolated func saturation(_ amount: Double) -> some View {
        colors("Saturation", .saturation(amount))
    }

    /// Removes color; 1 gives grays.
    public nonisolated func grayscale(_ amount: Double) -> some View {
        colors("Grayscale", .saturation(1 - min(max(amount, 0), 1)))
    }

    /// Rotates the hue of all colors.
    public nonisolated func hueRotation(_ angle: Angle) -> some View {
        colors("HueRotation", .hueRotation(angle.radians))
    }

    /// Inverts all colors.
    public nonisolated func colorInvert() -> some View { colors("ColorInvert", .inversion) }

    /// Multiplies all colors by a color.
    public nonisolated func colorMultiply(_ color: Color) -> some View {
        modifier(
            _LayoutModifier { node, context in
                let matrix = ColorMatrix.multiplication(by: color.rgba(in: context.environment))
                return EffectNode(node, name: "ColorMultiply", in: context) { $0.effects = [.colors(matrix)] }
            })
    }

    /// Uses the luminance of each color as the opacity of black.
    public nonisolated func luminanceToAlpha() -> some View { colors("LuminanceToAlpha", .luminanceToAlpha) }

    private nonisolated func colors(_ name: String, _ matrix: ColorMatrix) -> some View {
        let isFinite = matrix.numbers.allSatisfy(\.isFinite)
        return modifier(
            _LayoutModifier {
                if !isFinite {
                    RenderProblems.report(.oncePerRender, "\(name) has an amount that is not a number and is ignored.")
                }
                return EffectNode($0, name: name, in: $1) { $0.effects = isFinite ? [.colors(matrix)] : [] }
            })
    }

    // MARK: Rotation and scale

    /// Scales the view about a point without affecting layout.
    public nonisolated func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
        modifier(
            _LayoutModifier {
                TransformNode($0, .init(scaleX: x, y: y), anchor: anchor, name: "ScaleEffect", in: $1)
            })
    }

    /// Scales the view about a point without affecting layout.
    public nonisolated func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
        scaleEffect(x: s, y: s, anchor: anchor)
    }

    /// Scales the view about a point without affecting layout.
    public nonisolated func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
        scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
    }

    /// Rotates the view clockwise about a point without affecting layout.
    public nonisolated func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        modifier(SafeAreaEnd()).modifier(
            _LayoutModifier {
                TransformNode($0, .init(turnedBy: angle), anchor: anchor, name: "RotationEffect", in: $1)
            })
    }

    /// Rotates the view in 3D about an axis through a point without affecting layout.
    ///
    /// Half turns about the screen's axes are exact. Other rotations about an axis in the plane of the screen are drawn
    /// without perspective.
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
                        "rotation3DEffect is drawn without perspective, except for half turns and rotations about z.",
                        .undrawn)
                }
                return TransformNode($0, transform, anchor: anchor, name: "Rotation3DEffect", in: $1)
            })
    }

    /// Transforms the view about its top-left corner without affecting layout.
    public nonisolated func transformEffect(_ transform: CGAffineTransform) -> some View {
        modifier(
            _LayoutModifier {
                TransformNode($0, transform, anchor: .topLeading, name: "TransformEffect", in: $1)
            })
    }

    /// Projects the view about its top-left corner without affecting layout.
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

    /// Redacts the view: texts and pictures become gray bars.
    public nonisolated func redacted(reason: RedactionReasons) -> some View {
        transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
    }

    /// Removes redaction.
    public nonisolated func unredacted() -> some View { environment(\.redactionReasons, []) }
}

/// The reasons for redacting a view.
public struct RedactionReasons: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let placeholder = RedactionReasons(rawValue: 1)
    public static let privacy = RedactionReasons(rawValue: 2)
    public static let invalidated = RedactionReasons(rawValue: 4)
}

/// The color space in which a group is drawn.
public enum ColorRenderingMode: Sendable, Hashable, CaseIterable { case nonLinear, linear, extendedLinear }

private struct RedactionReasonsKey: EnvironmentKey {
    static var defaultValue: RedactionReasons { [] }
}

extension EnvironmentValues {
    /// The reasons for redacting views; empty for none.
    public var redactionReasons: RedactionReasons {
        get { self[RedactionReasonsKey.self] }
        set { self[RedactionReasonsKey.self] = newValue }
    }
}
