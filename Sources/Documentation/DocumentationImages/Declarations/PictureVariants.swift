import Rendering

/// A list of values that are each drawn as a separate picture: `.appearance(.light, .dark)`.
public struct PictureVariants: Sendable {
    let axis: VariantAxis<@Sendable (PictureEntry) -> PictureEntry>

    /// Light and dark appearance. The name of the dark picture ends in `-dark`.
    public static func appearance(_ appearances: RenderSettings.Appearance...) -> PictureVariants {
        PictureVariants(
            axis: VariantAxis(
                isAppearance: true,
                values: appearances.map { value in (value.rawValue, { $0.appearance(value) }) }))
    }

    /// Locales, such as `en_US` and `nl_NL`.
    public static func locale(_ identifiers: String...) -> PictureVariants {
        PictureVariants(axis: VariantAxis(values: identifiers.map { value in (value, { $0.locale(value) }) }))
    }

    /// Dynamic Type sizes.
    public static func contentSize(_ sizes: RenderSettings.ContentSize...) -> PictureVariants {
        PictureVariants(axis: VariantAxis(values: sizes.map { value in (value.rawValue, { $0.contentSize(value) }) }))
    }
}

extension PictureEntry {
    /// Returns the picture in all combinations of values. The files are named as in `pictures.yaml`: the first value
    /// adds nothing to the name, and a dark picture with a light counterpart ends in `-dark`.
    ///
    ///     PictureEntry("badge", of: .view { badge }).variants(.appearance(.light, .dark), .locale("en_US", "nl_NL"))
    ///
    /// creates `badge.png`, `badge-nl_NL.png`, `badge-dark.png` and `badge-nl_NL-dark.png`. To name files for DocC, use
    /// ``PictureRow/lightAndDark(_:of:changedBy:file:line:)``.
    public func variants(_ variants: PictureVariants...) -> PictureRow {
        let combinations = PictureVariant.combinations(of: variants.map(\.axis))
        return PictureRow(
            pictures: combinations.map { values, variant in
                values.reduce(renamed(variant.plainName(of: name))) { $1($0) }
                    .captioned(variant.caption(behind: caption.isEmpty ? [] : [caption]))
            })
    }
}
