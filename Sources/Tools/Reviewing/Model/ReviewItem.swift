/// A picture or a text that exists on at least one side of a review.
package struct ReviewItem: Sendable {
    package let kind: Kind

    /// The name, unique among the items of its kind: `Shapes/Badge-dark` or `docs/pictures/welcome.png`.
    package let name: String

    /// The file and the line that declare it: `Badge.swift:12`; `nil` if unknown, or if the name is the file.
    package let place: String?

    package let change: ReviewChange

    /// The origins of items.
    package enum Kind: String, Codable, Sendable, CaseIterable {
        /// A `#Preview` or a preview of a `PreviewProvider`, drawn on both sides.
        case preview
        /// A golden as committed on both sides.
        case golden
        /// A picture that `pictures.yaml` declares, drawn on both sides.
        case documentation
        /// Any other PNG picture as committed on both sides.
        case picture
    }

    /// The name, unique among all items.
    package var id: String { "\(kind.rawValue)/\(name)" }
}
