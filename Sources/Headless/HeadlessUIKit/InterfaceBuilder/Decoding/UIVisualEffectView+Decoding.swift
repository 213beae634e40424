import InterfaceBuilder

extension UIVisualEffectView {
    final func decodeEffectView(from reader: InterfaceReader) {
        reader.child("contentView").map { reader.context.fill(contentView, from: $0) }
        if let blur = reader.first("blurEffect") { effect = UIVisualEffect.decoded(blur) }
        if let vibrancy = reader.first("vibrancyEffect") {
            let blur = vibrancy.child("blurEffect").map(UIVisualEffect.decoded)
            effect = UIVibrancyEffect(blurEffect: blur ?? UIBlurEffect(style: .regular))
        }
    }
}

extension UIVisualEffect {
    /// Returns the effect of a `blurEffect`.
    static func decoded(_ element: InterfaceElement) -> UIBlurEffect {
        UIBlurEffect(style: styles[element["style"] ?? ""] ?? .regular)
    }

    private static let styles: [String: UIBlurEffect.Style] = [
        "extraLight": .extraLight, "light": .light, "dark": .dark, "regular": .regular, "prominent": .prominent,
        "systemUltraThinMaterial": .systemUltraThinMaterial, "systemThinMaterial": .systemThinMaterial,
        "systemMaterial": .systemMaterial, "systemThickMaterial": .systemThickMaterial,
        "systemChromeMaterial": .systemChromeMaterial,
        "systemUltraThinMaterialLight": .systemUltraThinMaterialLight,
        "systemThinMaterialLight": .systemThinMaterialLight, "systemMaterialLight": .systemMaterialLight,
        "systemThickMaterialLight": .systemThickMaterialLight,
        "systemChromeMaterialLight": .systemChromeMaterialLight,
        "systemUltraThinMaterialDark": .systemUltraThinMaterialDark,
        "systemThinMaterialDark": .systemThinMaterialDark, "systemMaterialDark": .systemMaterialDark,
        "systemThickMaterialDark": .systemThickMaterialDark,
        "systemChromeMaterialDark": .systemChromeMaterialDark,
    ]
}
