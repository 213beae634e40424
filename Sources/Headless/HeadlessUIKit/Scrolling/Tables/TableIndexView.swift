import Frames

/// The index of a table's sections on its trailing side.
final class TableIndexView: UIView {
    /// The width in points.
    static let width: CGFloat = 15

    /// The height of a title, in points.
    private static let lineHeight: CGFloat = 14

    private var labels: [UILabel] = []
    private var titles: [String] = []

    func show(_ titles: [String], color: UIColor?, ground: UIColor?) {
        backgroundColor = ground
        if titles != self.titles {
            self.titles = titles
            labels.forEach { $0.removeFromSuperview() }
            labels = titles.map { title in
                let label = UILabel()
                label.text = title == UITableView.indexSearch ? "" : title
                label.font = .systemFont(ofSize: 11, weight: .semibold)
                label.textAlignment = .center
                addSubview(label)
                return label
            }
            setNeedsLayout()
        }
        for label in labels { label.textColor = color ?? tintColor }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard !labels.isEmpty else { return }
        let height = min(Self.lineHeight, bounds.height / CGFloat(labels.count))
        let top = (bounds.height - height * CGFloat(labels.count)) / 2
        for (index, label) in labels.enumerated() {
            label.frame = CGRect(x: 0, y: top + CGFloat(index) * height, width: bounds.width, height: height)
        }
    }
}
