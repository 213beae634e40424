import InterfaceBuilder
import UIKitValues

extension UILabel {
    final func decodeLabel(from reader: InterfaceReader) {
        reader.text("text").map { text = $0 }
        reader.font("fontDescription").map { font = $0 }
        reader.color("textColor").map { textColor = $0 }
        reader.color("highlightedColor").map { highlightedTextColor = $0 }
        reader.value("textAlignment", InterfaceNames.textAlignments, missing: .left).map { textAlignment = $0 }
        reader.value("lineBreakMode", InterfaceNames.lineBreakModes, missing: .byWordWrapping).map {
            lineBreakMode = $0
        }
        reader.integer("numberOfLines").map { numberOfLines = $0 }
        reader.number("preferredMaxLayoutWidth").map { preferredMaxLayoutWidth = $0 }
        reader.bool("enabled").map { isEnabled = $0 }
        reader.bool("highlighted").map { isHighlighted = $0 }
        reader.color("shadowColor").map { shadowColor = $0 }
        reader.size("shadowOffset").map { shadowOffset = $0 }
        reader.bool("adjustsFontForContentSizeCategory").map { adjustsFontForContentSizeCategory = $0 }
        reader.bool("adjustsLetterSpacingToFitWidth").map { allowsDefaultTighteningForTruncation = $0 }
        decodeShrinking(from: reader)
        reader.attributedString("attributedText").map { attributedText = $0 }
        reader.ignore("usesAttributedText", "showsExpansionTextWhenTruncated")
    }

    /// Labels shrink unless the file says otherwise.
    private func decodeShrinking(from reader: InterfaceReader) {
        reader.bool("adjustsFontSizeToFit", missing: true).map { adjustsFontSizeToFitWidth = $0 }
        reader.number("minimumScaleFactor").map { minimumScaleFactor = $0 }
        if let size = reader.number("minimumFontSize"), let font, font.pointSize > 0 {
            minimumScaleFactor = size / font.pointSize
        }
        reader.value(
            "baselineAdjustment",
            ["alignBaselines": .alignBaselines, "alignCenters": .alignCenters, "none": .none],
            missing: UIBaselineAdjustment.alignBaselines
        ).map { baselineAdjustment = $0 }
    }
}
