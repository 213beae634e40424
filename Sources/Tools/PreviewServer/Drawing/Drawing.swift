internal import PreviewMessages

/// A preview in a variant.
struct DrawingKey: Codable, Hashable, Sendable {
    /// The preview's ``PreviewSummary/identifier``.
    let preview: String

    let variant: VariantChoice
}

/// The result of drawing a preview in a variant.
struct Drawing: Sendable {
    /// A random name, so that no other page can guess the picture's address.
    let name: String

    let key: DrawingKey

    let result: Result

    enum Result: Sendable {
        /// The path of the picture's file.
        case drawn(DrawnPreview, file: String)
        /// The reason why there is no picture.
        case failed(String)
    }
}

extension PreviewSummary {
    /// A name that is unique among all modules.
    var identifier: String { "\(module)/\(name)" }
}
