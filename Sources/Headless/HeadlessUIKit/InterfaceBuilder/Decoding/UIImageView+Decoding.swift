import InterfaceBuilder

extension UIImageView {
    final func decodeImageView(from reader: InterfaceReader) {
        reader.symbolConfiguration("preferredSymbolConfiguration").map { preferredSymbolConfiguration = $0 }
        reader.image("image").map { image = $0 }
        reader.image("highlightedImage").map { highlightedImage = $0 }
        reader.bool("highlighted").map { isHighlighted = $0 }
        reader.ignore("adjustsImageSizeForAccessibilityContentSizeCategory")
    }
}
