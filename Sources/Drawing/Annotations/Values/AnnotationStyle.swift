public import Foundation
public import Frames
internal import Rendering

/// A color for light pictures and one for dark ones.
public struct AnnotationColor: Sendable, Equatable {
    /// The color in light pictures.
    public var light: RGBA
    /// The color in dark pictures.
    public var dark: RGBA

    /// Creates a pair; without a second color, the first one counts for dark pictures too.
    public init(_ light: RGBA, dark: RGBA? = nil) {
        self.light = light
        self.dark = dark ?? light
    }

    func color(in appearance: RenderSettings.Appearance) -> RGBA { appearance == .dark ? dark : light }
}

/// The look of the annotations of a picture.
public struct AnnotationStyle: Sendable, Equatable {
    /// The color of lines, boxes and numbers.
    public var color: AnnotationColor

    /// The color of texts.
    public var textColor: AnnotationColor

    /// The color behind texts.
    public var background: AnnotationColor

    /// The size of texts in points.
    public var fontSize: CGFloat

    /// The width of lines in points.
    public var lineWidth: CGFloat

    /// The width at which texts are broken into lines, in points.
    public var labelWidth: CGFloat

    /// Creates a style; lengths are points.
    public init(
        color: AnnotationColor = .usual,
        textColor: AnnotationColor = AnnotationColor(RGBA(hex: 0x1C1C1E), dark: RGBA(hex: 0xF2F2F7)),
        background: AnnotationColor = AnnotationColor(.white, dark: RGBA(hex: 0x1C1C1E)),
        fontSize: CGFloat = 13, lineWidth: CGFloat = 1.25, labelWidth: CGFloat = 150
    ) {
        self.color = color
        self.textColor = textColor
        self.background = background
        self.fontSize = fontSize
        self.lineWidth = lineWidth
        self.labelWidth = labelWidth
    }

    /// Returns the style with what an annotation has of its own.
    func with(_ look: AnnotationOverrides) -> AnnotationStyle {
        var copy = self
        copy.color = look.color ?? color
        copy.background = look.background ?? background
        copy.fontSize = look.fontSize ?? fontSize
        copy.lineWidth = look.lineWidth ?? lineWidth
        copy.labelWidth = look.labelWidth ?? labelWidth
        if look.background != nil {
            copy.textColor = AnnotationColor(
                copy.background.light.readableInk, dark: copy.background.dark.readableInk)
        }
        return copy
    }
}

/// The part of a style that one annotation may have of its own; `nil` for the picture's.
public struct AnnotationOverrides: Sendable, Equatable {
    /// The color of lines, boxes and numbers.
    public var color: AnnotationColor?
    /// The color behind texts; they are black or white on it.
    public var background: AnnotationColor?
    /// The size of texts in points.
    public var fontSize: CGFloat?
    /// The width of lines in points.
    public var lineWidth: CGFloat?
    /// The width at which texts are broken into lines, in points.
    public var labelWidth: CGFloat?

    /// Creates a look; lengths are points.
    public init(
        color: AnnotationColor? = nil, background: AnnotationColor? = nil, fontSize: CGFloat? = nil,
        lineWidth: CGFloat? = nil, labelWidth: CGFloat? = nil
    ) {
        self.color = color
        self.background = background
        self.fontSize = fontSize
        self.lineWidth = lineWidth
        self.labelWidth = labelWidth
    }
}

extension AnnotationColor {
    /// The color of annotations that are given none: one that the components don't use themselves.
    public static let usual = AnnotationColor(RGBA(hex: 0xD6246E), dark: RGBA(hex: 0xFF6FA3))

    /// The colors that have names, in the order in which errors list them.
    static let named: [(name: String, color: AnnotationColor)] = [
        ("pink", usual),
        ("red", AnnotationColor(RGBA(hex: 0xD92D20), dark: RGBA(hex: 0xFF6B61))),
        ("orange", AnnotationColor(RGBA(hex: 0xC4500A), dark: RGBA(hex: 0xFF9F45))),
        ("green", AnnotationColor(RGBA(hex: 0x1F7A3D), dark: RGBA(hex: 0x4CD07D))),
        ("teal", AnnotationColor(RGBA(hex: 0x0B7285), dark: RGBA(hex: 0x4CC9DB))),
        ("blue", AnnotationColor(RGBA(hex: 0x005FFF), dark: RGBA(hex: 0x6AA5FF))),
        ("purple", AnnotationColor(RGBA(hex: 0x7A3FE0), dark: RGBA(hex: 0xB794FF))),
        ("gray", AnnotationColor(RGBA(hex: 0x5F6673), dark: RGBA(hex: 0xA9B0BC))),
        ("black", AnnotationColor(.black)),
        ("white", AnnotationColor(.white)),
    ]
}

extension RGBA {
    /// Black or white, whichever is easier to read on the color.
    var readableInk: RGBA {
        func linear(_ part: Double) -> Double { part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4) }
        let luminance = 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
        return (luminance + 0.05) / 0.05 > 1.05 / (luminance + 0.05) ? RGBA(hex: 0x1C1C1E) : .white
    }
}
