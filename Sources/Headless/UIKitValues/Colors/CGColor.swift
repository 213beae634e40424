import Frames

/// A colour whose components are fixed.
public final class CGColor: Hashable, Sendable {
    /// The components, in the vocabulary of frames.
    public let rgba: RGBA

    public init(rgba: RGBA) {
        self.rgba = rgba
    }

    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(rgba: RGBA(red: red, green: green, blue: blue, alpha: alpha))
    }

    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(rgba: RGBA(red: red, green: green, blue: blue, alpha: alpha))
    }

    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(rgba: RGBA(red: gray, green: gray, blue: gray, alpha: alpha))
    }

    public var alpha: CGFloat { rgba.alpha }

    /// Red, green, blue and alpha.
    public var components: [CGFloat]? { [rgba.red, rgba.green, rgba.blue, rgba.alpha] }
    public var numberOfComponents: Int { 4 }

    public func copy(alpha: CGFloat) -> CGColor? { CGColor(rgba: rgba.withAlpha(alpha)) }

    public static let black = CGColor(rgba: .black)
    public static let white = CGColor(rgba: .white)
    public static let clear = CGColor(rgba: .clear)

    public static func == (first: CGColor, second: CGColor) -> Bool { first.rgba == second.rgba }

    public func hash(into hasher: inout Hasher) { hasher.combine(rgba) }
}
