import ChatUI
import HeadlessUIKit

/// The families of stack views.
extension Scene {
    var containerStackView: UIView {
        containerStack(of: inputs.objects("views").map(label))
    }

    /// A stack with the case's axis, alignment, spacing and distribution.
    func containerStack(of views: [UIView]) -> ContainerStackView {
        // The default is that of labels.
        inputs.ignore(["font"])
        return ContainerStackView(
            axis: inputs.value("axis", of: ["horizontal": .horizontal, "vertical": .vertical]) ?? .horizontal,
            alignment: alignment, spacing: spacing,
            distribution: inputs.value("distribution", of: ["natural": .natural, "equal": .equal]) ?? .natural,
            arrangedSubviews: views)
    }

    private var alignment: ContainerStackView.Alignment {
        inputs.value(
            "alignment", of: ["leading": .leading, "trailing": .trailing, "center": .center, "fill": .fill]) ?? .fill
    }

    private var spacing: ContainerStackView.Spacing {
        inputs.value("spacing", of: ["automatic (infinity)": .auto])
            ?? inputs.number("spacing").map { ContainerStackView.Spacing(CGFloat($0)) } ?? .auto
    }

    private func label(_ fields: Fields) -> UIView {
        let label = UILabel()
        label.text = fields.string("label")
        label.textColor = .black
        label.backgroundColor = fields.value(
            "background", of: ["red": .red, "green (#00FF00)": .green, "blue": .blue])
        return label
    }
}
