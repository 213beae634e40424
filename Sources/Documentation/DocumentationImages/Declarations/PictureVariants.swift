import Rendering

/// Values of which each has a picture: `.appearance(.light, .dark)`.
public struct PictureVariants: Sendable {
    let axis: VariantAxis<@Sendable (PictureEntry) -> PictureEntry>

    /// Light and dark interfaces. The name of the dark picture ends in `-dark`.
    public static func appearance(_ appearances: RenderSettings.Appearance...) -> PictureVariants {
        PictureVariants(
            axis: VariantAxis(
                isAppearance: true,
                values: appearances.map { value in (value.rawValue, { $0.appearance(value) }) }))
    }

    /// Languages and regions, such as `en_US` and `nl_NL`.
    public static func locale(_ identifiers: String...) -> PictureVariants {
        PictureVariants(axis: VariantAxis(values: identifiers.map { value in (value, { $0.locale(value) }) }))
    }

    /// Text sizes of readers.
    public static func contentSize(_ sizes: RenderSettings.ContentSize...) -> PictureVariants {
        PictureVariants(axis: VariantAxis(values: sizes.map { value in (value.rawValue, { $0.contentSize(value) }) }))
    }
}

extension PictureEntry {
    /// Returns the picture in all combinations of values, in files that are named as those of `pictures.yaml`: the first
    /// value adds nothing to the name, and a dark picture that has a light one ends in `-dark`.
    ///
    ///     PictureEntry("badge", of: .view { badge }).variants(.appearance(.light, .dark), .locale("en_US", "nl_NL"))
    ///
    /// makes `badge.png`, `badge-nl_NL.png`, `badge-dark.png` and `badge-nl_NL-dark.png`. For the names of DocC there is
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
