import Gallery
import SwiftUIGallery

/// The pages of both flavours.
package enum WholeGallery {
    /// The pages, in the order of the index.
    package static let pages = Gallery.pages + SwiftUIGallery.pages

    /// All pictures, each once, in the order in which the pages show them.
    package static let pictures: [GalleryPicture] = {
        var names: Set<String> = []
        return pages.flatMap(\.customizations).flatMap(\.rows).flatMap(\.pictures)
            .filter { names.insert($0.name).inserted }
    }()
}
