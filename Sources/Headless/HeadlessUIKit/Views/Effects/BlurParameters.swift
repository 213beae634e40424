import Frames

/// The parameters of a blur style.
struct BlurParameters {
    /// The standard deviation in points.
    var radius: CGFloat
    /// The factor of the colors' saturation.
    var saturation: Double
    /// The color over the blur.
    var tint: RGBA

    init(_ style: UIBlurEffect.Style, isDark: Bool) {
        switch style {
        // The values of Apple's published sample code.
        case .light: self.init(radius: 30, saturation: 1.8, tint: RGBA.white.withAlpha(0.3))
        case .extraLight:
            self.init(radius: 20, saturation: 1.8, tint: RGBA(red: 0.97, green: 0.97, blue: 0.97, alpha: 0.82))
        case .dark: self.init(radius: 20, saturation: 1.8, tint: RGBA(red: 0.11, green: 0.11, blue: 0.11, alpha: 0.73))
        case .regular: self.init(isDark ? .dark : .light, isDark: isDark)
        case .prominent: self.init(isDark ? .dark : .extraLight, isDark: isDark)
        case .systemUltraThinMaterial: self.init(material: 0.62, 0.55, isDark)
        case .systemThinMaterial: self.init(material: 0.7, 0.65, isDark)
        case .systemMaterial: self.init(material: 0.8, 0.75, isDark)
        case .systemThickMaterial: self.init(material: 0.9, 0.85, isDark)
        case .systemChromeMaterial: self.init(material: 0.85, 0.85, isDark)
        case .systemUltraThinMaterialLight: self.init(.systemUltraThinMaterial, isDark: false)
        case .systemThinMaterialLight: self.init(.systemThinMaterial, isDark: false)
        case .systemMaterialLight: self.init(.systemMaterial, isDark: false)
        case .systemThickMaterialLight: self.init(.systemThickMaterial, isDark: false)
        case .systemChromeMaterialLight: self.init(.systemChromeMaterial, isDark: false)
        case .systemUltraThinMaterialDark: self.init(.systemUltraThinMaterial, isDark: true)
        case .systemThinMaterialDark: self.init(.systemThinMaterial, isDark: true)
        case .systemMaterialDark: self.init(.systemMaterial, isDark: true)
        case .systemThickMaterialDark: self.init(.systemThickMaterial, isDark: true)
        case .systemChromeMaterialDark: self.init(.systemChromeMaterial, isDark: true)
        }
    }

    private init(radius: CGFloat, saturation: Double, tint: RGBA) {
        (self.radius, self.saturation, self.tint) = (radius, saturation, tint)
    }

    /// - Parameters:
    /// - light: The alpha of the tint in light appearance.
    /// - dark: The alpha in dark appearance.
    private init(material light: Double, _ dark: Double, _ isDark: Bool) {
        let tint = isDark ? RGBA(hex: 0x252525, alpha: dark) : RGBA(hex: 0xF7F7F7, alpha: light)
        self.init(radius: 25, saturation: 1.8, tint: tint)
    }

    /// Returns the frame that blurs the content behind it.
    func frame(_ rect: CGRect) -> Frame {
        Frame(
            origin: "blur", rect: rect, fill: .color(tint),
            effects: [.backdrop([.blur(radius: radius), .colors(.saturation(saturation))])])
    }
}
