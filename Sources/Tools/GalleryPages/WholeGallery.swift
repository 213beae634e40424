import Gallery
import SwiftUIGallery
import Styles

/// The pages of both flavours.
package enum WholeGallery {
    /// The pages, in the order of the index.
    package static let pages = Gallery.pages + SwiftUIGallery.pages

    /// All pictures, each once, in the order in which the pages show them.
    package static let pictures = pictures(on: pages)

    /// The pages of a flavour; `nil` for those of both.
    package static func pages(of flavour: Flavour?) -> [GalleryPage] {
        switch flavour {
        case .uikit: Gallery.pages
        case .swiftui: SwiftUIGallery.pages
        case nil: pages
        }
    }

    /// The pictures of some of the pages, each once.
    package static func pictures(on pages: [GalleryPage]) -> [GalleryPicture] {
        var names: Set<String> = []
        return pages.flatMap(\.customizations).flatMap(\.rows).flatMap(\.pictures)
            .filter { names.insert($0.name).inserted }
    }
}
