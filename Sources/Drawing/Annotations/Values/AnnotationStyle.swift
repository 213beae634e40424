public import Foundation
public import Frames
internal import Rendering

/// A color with a variant for dark appearance.
public struct AnnotationColor: Sendable, Equatable {
    /// The color in light appearance.
    public var light: RGBA
    /// The color in dark appearance.
    public var dark: RGBA

    /// Creates a color; without `dark`, both variants are the same.
    public init(_ light: RGBA, dark: RGBA? = nil) {
        self.light = light
        self.dark = dark ?? light
    }

    func color(in appearance: RenderSettings.Appearance) -> RGBA { appearance == .dark ? dark : light }
}

/// The style of a picture's annotations.
public struct AnnotationStyle: Sendable, Equatable {
    /// The color of lines, boxes and numbers.
    public var color: AnnotationColor

    /// The color of texts.
    public var textColor: AnnotationColor

    /// The background color of texts; `nil` for none, or where a text is on the picture, for white or nearly black.
    public var background: AnnotationColor?

    /// The ends of callouts' lines.
    public var leader: AnnotationLeader

    /// Whether the picture has an outline where margins are added around it.
    public var edge: PictureEdge

    /// The font size of texts, in points.
    public var fontSize: CGFloat

    /// The width of lines in points.
    public var lineWidth: CGFloat

    /// The maximum width of text lines, in points.
    public var labelWidth: CGFloat

    /// Creates a style. Lengths are in points.
    public init(
        color: AnnotationColor = .standard,
        textColor: AnnotationColor = AnnotationColor(RGBA(hex: 0x1C1C1E), dark: RGBA(hex: 0xF2F2F7)),
        background: AnnotationColor? = nil, leader: AnnotationLeader = .dot,
        edge: PictureEdge = .automatic, fontSize: CGFloat = 13, lineWidth: CGFloat = 1, labelWidth: CGFloat = 150
    ) {
        self.color = color
        self.textColor = textColor
        self.background = background
        self.leader = leader
        self.edge = edge
        self.fontSize = fontSize
        self.lineWidth = lineWidth
        self.labelWidth = labelWidth
    }

    /// Returns the style with an annotation's overrides.
    func with(_ overrides: AnnotationOverrides) -> AnnotationStyle {
        var copy = self
        copy.color = overrides.color ?? color
        copy.background = overrides.background ?? background
        copy.leader = overrides.leader ?? leader
        copy.fontSize = overrides.fontSize ?? fontSize
        copy.lineWidth = overrides.lineWidth ?? lineWidth
        copy.labelWidth = overrides.labelWidth ?? labelWidth
        if let ground = overrides.background {
            copy.textColor = AnnotationColor(ground.light.readableInk, dark: ground.dark.readableInk)
        }
        return copy
    }
}

/// The parts of a style that an annotation overrides; `nil` for the picture's style.
public struct AnnotationOverrides: Sendable, Equatable {
    /// The color of lines, boxes and numbers.
    public var color: AnnotationColor?
    /// The background color of texts, which are then black or white.
    public var background: AnnotationColor?
    /// The ends of callouts' lines.
    public var leader: AnnotationLeader?
    /// The font size of texts, in points.
    public var fontSize: CGFloat?
    /// The width of lines in points.
    public var lineWidth: CGFloat?
    /// The maximum width of text lines, in points.
    public var labelWidth: CGFloat?

    /// Creates overrides. Lengths are in points.
    public init(
        color: AnnotationColor? = nil, background: AnnotationColor? = nil, leader: AnnotationLeader? = nil,
        fontSize: CGFloat? = nil, lineWidth: CGFloat? = nil, labelWidth: CGFloat? = nil
    ) {
        self.color = color
        self.background = background
        self.leader = leader
        self.fontSize = fontSize
        self.lineWidth = lineWidth
        self.labelWidth = labelWidth
    }
}

extension AnnotationColor {
    /// The default color of annotations: a neutral gray.
    public static let standard = AnnotationColor(RGBA(hex: 0x5F6673), dark: RGBA(hex: 0xA9B0BC))

    /// White, or nearly black in dark appearance.
    static let ground = AnnotationColor(.white, dark: RGBA(hex: 0x1C1C1E))

    /// The named colors, in the order in which errors list them.
    static let named: [(name: String, color: AnnotationColor)] = [
        ("pink", AnnotationColor(RGBA(hex: 0xD6246E), dark: RGBA(hex: 0xFF6FA3))),
        ("red", AnnotationColor(RGBA(hex: 0xD92D20), dark: RGBA(hex: 0xFF6B61))),
        ("orange", AnnotationColor(RGBA(hex: 0xC4500A), dark: RGBA(hex: 0xFF9F45))),
        ("green", AnnotationColor(RGBA(hex: 0x1F7A3D), dark: RGBA(hex: 0x4CD07D))),
        ("teal", AnnotationColor(RGBA(hex: 0x0B7285), dark: RGBA(hex: 0x4CC9DB))),
        ("blue", AnnotationColor(RGBA(hex: 0x005FFF), dark: RGBA(hex: 0x6AA5FF))),
        ("purple", AnnotationColor(RGBA(hex: 0x7A3FE0), dark: RGBA(hex: 0xB794FF))),
        ("gray", standard),
        ("black", AnnotationColor(.black)),
        ("white", AnnotationColor(.white)),
    ]
}

extension RGBA {
    /// Black or white, whichever has more contrast with the color.
    var readableInk: RGBA {
        func linear(_ part: Double) -> Double { part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4) }
        let luminance = 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
        return (luminance + 0.05) / 0.05 > 1.05 / (luminance + 0.05) ? RGBA(hex: 0x1C1C1E) : .white
    }
}
