import Foundation
import UIKitValues

/// A picture or a symbol.
public struct Image: Equatable, Sendable {
    /// The source of the image.
    enum Source: Equatable, Sendable {
        case named(String, in: Bundle?)
        case symbol(String)
        case image(UIImage)
    }

    /// The appearance of the image.
    struct Attributes: Equatable, Sendable {
        var source: Source
        var resizing: (insets: EdgeInsets, mode: ResizingMode)?
        var renderingMode: TemplateRenderingMode?
        var interpolation = Interpolation.medium
        /// The value of a variable symbol; `nil` for full strength.
        var variableValue: Double?
        /// The symbol's rendering mode; `nil` for that of the environment.
        var symbolRenderingMode: SymbolRenderingMode?
        /// The accessibility label that replaces the image's name.
        var label: Text?
        /// Whether the image is hidden from assistive technologies.
        var isDecorative = false

        static func == (one: Attributes, other: Attributes) -> Bool {
            one.source == other.source && one.resizing?.insets == other.resizing?.insets
                && one.resizing?.mode == other.resizing?.mode && one.renderingMode == other.renderingMode
                && one.interpolation == other.interpolation && one.variableValue == other.variableValue
                && one.symbolRenderingMode == other.symbolRenderingMode
        }
    }

    var attributes: Attributes

    private init(_ source: Source) { attributes = Attributes(source: source) }

    /// Creates a named image, as found by `UIImage(named:in:compatibleWith:)`: a registered one, one of an asset catalog,
    /// or a file among the resources of a bundle.
    public init(_ name: String, bundle: Bundle? = nil) { self.init(.named(name, in: bundle)) }

    /// Creates a named image with an accessibility label.
    public init(_ name: String, bundle: Bundle? = nil, label: Text) {
        self.init(.named(name, in: bundle))
        attributes.label = label
    }

    /// Creates a named image that is hidden from assistive technologies.
    public init(decorative name: String, bundle: Bundle? = nil) {
        self.init(.named(name, in: bundle))
        attributes.isDecorative = true
    }

    public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
        self.init(.named(name, in: bundle))
        attributes.variableValue = variableValue
    }

    /// Creates the image of a generated symbol, as in `Image(.logo)`.
    public init(_ resource: ImageResource) { self.init(.named(resource.name, in: resource.bundle)) }

    /// Creates a system symbol.
    public init(systemName: String) { self.init(.symbol(systemName)) }

    /// Creates a system symbol with a variable value, such as a loudspeaker with waves.
    public init(systemName: String, variableValue: Double?) {
        self.init(.symbol(systemName))
        attributes.variableValue = variableValue
    }

    public init(uiImage: UIImage) { self.init(.image(uiImage)) }

    public init(_ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text) {
        self.init(.image(UIImage(cgImage: cgImage, scale: scale, orientation: orientation.uiOrientation)))
        attributes.label = label
    }

    public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
        self.init(.image(UIImage(cgImage: cgImage, scale: scale, orientation: orientation.uiOrientation)))
        attributes.isDecorative = true
    }

    // MARK: Appearance

    /// Returns the image resized to the proposed size.
    ///
    /// - Parameter capInsets: The insets that keep their size, in points.
    public func resizable(
        capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
    ) -> Image {
        changed { $0.resizing = (capInsets, resizingMode) }
    }

    /// Returns the image in its own colors, or as a template.
    public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
        changed { $0.renderingMode = renderingMode }
    }

    /// Returns the image with another interpolation quality.
    public func interpolation(_ interpolation: Interpolation) -> Image {
        changed { $0.interpolation = interpolation }
    }

    /// Returns the image unchanged: edges are always antialiased.
    public func antialiased(_ isAntialiased: Bool) -> Image { self }

    /// Returns the image unchanged: colors are always in sRGB.
    public func allowedDynamicRange(_ range: DynamicRange?) -> Image { self }

    /// Returns the symbol with another rendering mode, like the modifier of views.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
        changed { $0.symbolRenderingMode = mode }
    }

    private func changed(_ change: (inout Attributes) -> Void) -> Image {
        var copy = self
        change(&copy.attributes)
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
