import ChatUI
import HeadlessUIKit

/// Rows and columns of views.
extension Scene {
    var containerStackView: UIView {
        inputs.ignore(["font"])
        let stack = ContainerStackView(
            axis: inputs.string("axis") == "vertical" ? .vertical : .horizontal,
            alignment: alignment, spacing: spacing,
            distribution: inputs.string("distribution") == "equal" ? .equal : .natural)
        let labels = inputs.objects("views").map(label)
        stack.addArrangedSubviews(labels.isEmpty ? inputs.strings("views").map(arrangedView) : labels)
        return stack
    }

    private var alignment: ContainerStackView.Alignment {
        switch inputs.string("alignment") {
        case "leading": .leading
        case "trailing": .trailing
        case "center": .center
        default: .fill
        }
    }

    private var spacing: ContainerStackView.Spacing {
        inputs.number("spacing").map { ContainerStackView.Spacing(CGFloat($0)) } ?? .auto
    }

    private func label(_ fields: Fields) -> UIView {
        let label = UILabel()
        label.text = fields.string("label")
        label.textColor = .black
        let color = fields.string("background")?.split(separator: " ").first.map(String.init) ?? ""
        label.backgroundColor = Phrase.color(color)
        return label
    }

    /// Reads `image yoda, hidden`, `image vader (200x200 pt)` and `vertical container … with image yoda`.
    private func arrangedView(_ text: String) -> UIView {
        let image = UIImageView()
        let name = ["yoda", "vader"].first { text.contains($0) }
        image.image = reader.imageURL(name).flatMap { UIImage(contentsOfFile: $0.path) }
        if text.contains("200x200") {
            image.widthAnchor.constraint(equalToConstant: 200).isActive = true
            image.heightAnchor.constraint(equalToConstant: 200).isActive = true
        }
        image.isHidden = text.contains("hidden")
        guard text.contains("container") || text.contains("the same") else { return image }
        return ContainerStackView(
            axis: .vertical, alignment: .fill, spacing: 0, distribution: .equal, arrangedSubviews: [image])
    }
}
