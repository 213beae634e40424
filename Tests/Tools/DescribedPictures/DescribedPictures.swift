import DocumentationImages
import HeadlessUIKit

/// A program that uses `DocumentationImages`.
@main
struct DescribedPictures: DocumentationPictures {
    static var pages: [PicturePage] {
        PicturePage("Words") {
            PictureSection("Words", snippets: []) {
                for name in ["one", "two"] {
                    PictureEntry(
                        name,
                        of: .view {
                            let label = UILabel()
                            label.text = name
                            return label
                        })
                }
            }
        }
    }
}
