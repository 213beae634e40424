import AssetCatalogs
import Rendering

extension AssetTraits {
    /// Creates the environment of traits in the language of the render. Unspecified traits are the current ones.
    init(_ traits: UITraitCollection?) {
        var values = UITraitCollection.current.values
        if let traits { values.merge(traits.values) }
        self.init(
            idiom: Idiom(values.userInterfaceIdiom), luminosity: values.userInterfaceStyle == .dark ? .dark : .light,
            contrast: values.accessibilityContrast == .high ? .high : .normal,
            gamut: values.displayGamut == .P3 ? .displayP3 : .sRGB,
            direction: values.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight,
            widthClass: values.horizontalSizeClass == .regular ? .regular : .compact,
            heightClass: values.verticalSizeClass == .compact ? .compact : .regular,
            languages: Self.languages, scale: values.displayScale > 0 ? values.displayScale : RenderScale.current)
    }

    /// The languages of the render, the closest first, in the notation of catalogs.
    private static var languages: [String] {
        let locale = RenderSettings.current.locale.locale
        let code = locale.language.languageCode?.identifier
        let script = locale.language.script.flatMap { script in code.map { "\($0)-\(script.identifier)" } }
        return [locale.identifier(.bcp47), script, code].compactMap(\.self)
    }
}

extension AssetTraits.Idiom {
    fileprivate init(_ idiom: UIUserInterfaceIdiom) {
        switch idiom {
        case .unspecified, .phone: self = .phone
        case .pad: self = .pad
        case .tv: self = .tv
        case .carPlay: self = .carPlay
        case .mac: self = .mac
        case .vision: self = .vision
        }
    }
}
