import Foundation
import Frames
import UIKitValues

/// A colour; as a view, a rectangle of it that fills what is proposed.
public struct Color: Hashable, Sendable {
    private let base: UIColor

    public init(_ color: UIColor) { base = color }

    public init(uiColor: UIColor) { base = uiColor }

    public static let red = Color(.systemRed)
    public static let green = Color(.systemGreen)
    public static let blue = Color(.systemBlue)
    public static let black = Color(.black)
    public static let white = Color(.white)
    public static let clear = Color(.clear)

    /// The colour's components in an environment.
    package func rgba(in environment: EnvironmentValues) -> RGBA { base.rgba(in: environment.traits) }
}

extension Color: PrimitiveView {
    package func makeNodes(in context: BuildContext) -> [LayoutNode] { [ColorNode(self, in: context)] }
}

/// A rectangle of one colour.
private final class ColorNode: LayoutNode {
    private let color: Color

    init(_ color: Color, in context: BuildContext) {
        self.color = color
        super.init(in: context)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    override func emit(into emission: inout FrameEmission) {
        let rgba = color.rgba(in: environment)
        emission.add("Color", in: placement) { $0.fill = rgba.alpha > 0 ? .color(rgba) : nil }
    }
}
