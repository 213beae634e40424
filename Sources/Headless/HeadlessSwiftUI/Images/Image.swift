import Foundation
import UIKitValues

/// A picture or a symbol.
public struct Image: Equatable, Sendable {
    /// Where the picture comes from.
    enum Source: Equatable, Sendable {
        case named(String)
        case symbol(String)
        case image(UIImage)
    }

    /// What is drawn, and how.
    struct Look: Equatable, Sendable {
        var source: Source
        var resizing: (insets: EdgeInsets, mode: ResizingMode)?
        var renderingMode: TemplateRenderingMode?
        var interpolation = Interpolation.medium
        /// The share of a variable symbol that is drawn strongly; `nil` for all of it.
        var variableValue: Double?
        /// How a symbol uses colors; `nil`: as the views around say.
        var symbolRenderingMode: SymbolRenderingMode?
        /// What is read out in place of the picture's name.
        var label: Text?
        /// Whether nothing is read out.
        var isDecorative = false

        static func == (one: Look, other: Look) -> Bool {
            one.source == other.source && one.resizing?.insets == other.resizing?.insets
                && one.resizing?.mode == other.resizing?.mode && one.renderingMode == other.renderingMode
                && one.interpolation == other.interpolation && one.variableValue == other.variableValue
                && one.symbolRenderingMode == other.symbolRenderingMode
        }
    }

    var look: Look

    private init(_ source: Source) { look = Look(source: source) }

    /// Creates the picture of a name, as `UIImage(named:)` finds it.
    public init(_ name: String, bundle: Bundle? = nil) { self.init(.named(name)) }

    /// Creates the picture of a name with a text that is read aloud.
    public init(_ name: String, bundle: Bundle? = nil, label: Text) {
        self.init(.named(name))
        look.label = label
    }

    /// Creates the picture of a name; nothing is read aloud.
    public init(decorative name: String, bundle: Bundle? = nil) {
        self.init(.named(name))
        look.isDecorative = true
    }

    public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
        self.init(.named(name))
        look.variableValue = variableValue
    }

    /// Creates a system symbol.
    public init(systemName: String) { self.init(.symbol(systemName)) }

    /// Creates a system symbol of which a share is drawn strongly, such as the waves of a loudspeaker.
    public init(systemName: String, variableValue: Double?) {
        self.init(.symbol(systemName))
        look.variableValue = variableValue
    }

    public init(uiImage: UIImage) { self.init(.image(uiImage)) }

    public init(_ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text) {
        self.init(.image(UIImage(cgImage: cgImage, scale: scale, orientation: orientation.uiOrientation)))
        look.label = label
    }

    public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
        self.init(.image(UIImage(cgImage: cgImage, scale: scale, orientation: orientation.uiOrientation)))
        look.isDecorative = true
    }

    // MARK: How it is drawn

    /// Returns the picture as large as what is proposed.
    ///
    /// - Parameter capInsets: The distances from the edges, in points, that keep their size.
    public func resizable(
        capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
    ) -> Image {
        changed { $0.resizing = (capInsets, resizingMode) }
    }

    /// Returns the picture in its own colors, or in the foreground's.
    public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
        changed { $0.renderingMode = renderingMode }
    }

    /// Returns the picture with another quality of scaling.
    public func interpolation(_ interpolation: Interpolation) -> Image {
        changed { $0.interpolation = interpolation }
    }

    /// Returns the picture as it is: edges are smooth in any case.
    public func antialiased(_ isAntialiased: Bool) -> Image { self }

    /// Returns the picture as it is: colors have the range of sRGB in any case.
    public func allowedDynamicRange(_ range: DynamicRange?) -> Image { self }

    /// Returns the symbol with another way of using colors, as the modifier of views.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
        changed { $0.symbolRenderingMode = mode }
    }

    private func changed(_ change: (inout Look) -> Void) -> Image {
        var copy = self
        change(&copy.look)
        return copy
    }

    public enum ResizingMode: Sendable, Hashable { case tile, stretch }
    public enum TemplateRenderingMode: Sendable, Hashable { case template, original }
    public enum Interpolation: Sendable, Hashable { case none, low, medium, high }
    public enum Scale: Sendable, Hashable, CaseIterable { case small, medium, large }

    public enum Orientation: UInt8, Sendable, Hashable, CaseIterable {
        case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored

        var uiOrientation: UIImage.Orientation {
            switch self {
            case .up: .up
            case .upMirrored: .upMirrored
            case .down: .down
            case .downMirrored: .downMirrored
            case .left: .left
            case .leftMirrored: .leftMirrored
            case .right: .right
            case .rightMirrored: .rightMirrored
            }
        }
    }

    public struct DynamicRange: Hashable, Sendable {
        private let number: Int
        public static let standard = DynamicRange(number: 0)
        public static let constrainedHigh = DynamicRange(number: 1)
        public static let high = DynamicRange(number: 2)
    }
}

extension Image: PrimitiveView {
    package func makeNodes(in context: BuildContext) -> [LayoutNode] { [ImageNode(self, in: context)] }
}
