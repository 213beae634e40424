/// A page of the documentation.
public struct GalleryPage: Sendable {
    /// The title.
    public let title: String

    /// The folder of its code, which has a file for each heading.
    public let folder: String

    /// The headings that have code or pictures, in the order of the page.
    public let customizations: [Customization]

    package init(title: String, folder: String, customizations: [Customization]) {
        self.title = title
        self.folder = folder
        self.customizations = customizations
    }
}
