/// A view or controller to look at during development, as `#Preview` describes it.
///
/// UIKit and SwiftUI have initializers for their views.
public struct Preview {
    /// The traits of previews of views.
    public struct ViewTraits: Sendable {}

    /// The name; `nil` for none.
    package let displayName: String?

    package let traits: [PreviewTrait<ViewTraits>]

    /// Makes the view or the controller.
    package let makeContent: @MainActor () throws -> Any

    package init(
        displayName: String?, traits: [PreviewTrait<ViewTraits>], makeContent: @escaping @MainActor () throws -> Any
    ) {
        self.displayName = displayName
        self.traits = traits
        self.makeContent = makeContent
    }
}

/// A preview's type, which `#Preview` declares.
public protocol PreviewRegistry: SendableMetatype {
    /// The module and the file of the preview: `BookClub/BookRow.swift`.
    static var fileID: String { get }

    /// The line of the preview, counted from 1.
    static var line: Int { get }

    /// The column of the preview, counted from 1.
    static var column: Int { get }

    /// Returns the preview without making its view.
    @MainActor static func makePreview() throws -> Preview
}
