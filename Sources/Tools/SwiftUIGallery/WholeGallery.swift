import DocumentationImages
import Gallery

/// The pages of both flavors.
package enum WholeGallery {
    /// The pages in index order.
    package static let pages = Gallery.pages + SwiftUIGallery.pages

    /// All pictures without duplicates, in page order.
    package static let pictures = collection(of: nil, in: "").pictures

    /// The pages of a flavor, or of both for `nil`, and the folder of their pictures.
    package static func collection(of flavor: Flavor?, in folder: String) -> PictureCollection {
        let pages =
            switch flavor {
            case .uikit: Gallery.pages
            case .swiftui: SwiftUIGallery.pages
            case nil: pages
            }
        return PictureCollection(
            title: "MessageShot: documentation images", pages: pages, folder: folder,
            imageFolder: { try GalleryFiles.folder() })
    }
}
