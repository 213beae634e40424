import UIKit

/// A row of a table: a line, a destination, and the minutes that are left.
final class DepartureCell: UITableViewCell {
    private let line = PaddedLabel()
    private let destination = UILabel()
    private let platform = UILabel()
    private let minutes = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        line.font = .preferredFont(forTextStyle: .subheadline).bold
        line.textColor = .white
        line.textAlignment = .center
        destination.font = .preferredFont(forTextStyle: .body)
        destination.numberOfLines = 0
        platform.font = .preferredFont(forTextStyle: .footnote)
        platform.textColor = .secondaryLabel
        minutes.font = .monospacedDigitSystemFont(ofSize: 17, weight: .semibold)
        minutes.setContentHuggingPriority(.required, for: .horizontal)
        minutes.setContentCompressionResistancePriority(.required, for: .horizontal)
        line.setContentHuggingPriority(.required, for: .horizontal)
        line.setContentCompressionResistancePriority(.required, for: .horizontal)

        let texts = UIStackView(arrangedSubviews: [destination, platform])
        texts.axis = .vertical
        texts.spacing = 2
        let row = UIStackView(arrangedSubviews: [line, texts, minutes])
        row.alignment = .center
        row.spacing = 12
        row.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(row)
        NSLayoutConstraint.activate([
            row.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
            row.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
            row.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
            row.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
        ])
    }

    required init?(coder: NSCoder) { fatalError("not from a storyboard") }

    func configure(with departure: Departure) {
        line.text = departure.line
        line.backgroundColor = departure.color
        destination.text = departure.destination
        platform.text = "Platform \(departure.platform)"
        minutes.text = departure.minutes == 0 ? "now" : "\(departure.minutes) min"
        minutes.textColor = departure.minutes == 0 ? .systemRed : .label
        accessoryType = departure.hasAlert ? .detailButton : .none
    }
}

/// A label with room around its text.
final class PaddedLabel: UILabel {
    override var intrinsicContentSize: CGSize {
        let size = super.intrinsicContentSize
        return CGSize(width: max(size.width + 14, 40), height: size.height + 6)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = 6
        layer.masksToBounds = true
    }
}

/// A tile of a collection: a stop and its distance.
final class StopCell: UICollectionViewCell {
    private let icon = UIImageView(image: UIImage(systemName: "tram.fill"))
    private let name = UILabel()
    private let distance = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        icon.tintColor = .systemBlue
        icon.contentMode = .scaleAspectFit
        name.font = .preferredFont(forTextStyle: .headline)
        name.numberOfLines = 2
        distance.font = .preferredFont(forTextStyle: .caption1)
        distance.textColor = .secondaryLabel
        let stack = UIStackView(arrangedSubviews: [icon, name, distance])
        stack.axis = .vertical
        stack.alignment = .leading
        stack.spacing = 4
        stack.isLayoutMarginsRelativeArrangement = true
        stack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 12, leading: 12, bottom: 12, trailing: 12)
        stack.frame = contentView.bounds
        stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(stack)
        contentView.backgroundColor = .secondarySystemBackground
        contentView.layer.cornerRadius = 12
        contentView.layer.borderWidth = 1
        contentView.layer.borderColor = UIColor.separator.cgColor
    }

    required init?(coder: NSCoder) { fatalError("not from a storyboard") }

    func configure(name: String, meters: Int) {
        self.name.text = name
        distance.text = "\(meters) m"
    }
}

/// A screen with the departures of a stop.
final class DeparturesViewController: UITableViewController {
    private let departures: [Departure]

    init(stop: String, departures: [Departure]) {
        self.departures = departures
        super.init(style: .insetGrouped)
        title = stop
    }

    required init?(coder: NSCoder) { fatalError("not from a storyboard") }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(DepartureCell.self, forCellReuseIdentifier: "departure")
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            image: UIImage(systemName: "star"), primaryAction: UIAction { _ in })
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { departures.count }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Departures" }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "departure", for: indexPath)
        (cell as? DepartureCell)?.configure(with: departures[indexPath.row])
        return cell
    }
}

struct Departure {
    let line: String
    let color: UIColor
    let destination: String
    let platform: Int
    let minutes: Int
    var hasAlert = false

    static let harbor = [
        Departure(line: "4", color: .systemRed, destination: "Old Harbor", platform: 1, minutes: 0),
        Departure(
            line: "17", color: .systemGreen, destination: "University and Botanical Garden", platform: 2, minutes: 6),
        Departure(line: "N2", color: .systemIndigo, destination: "Airport", platform: 1, minutes: 14, hasAlert: true),
    ]
}

extension UIFont {
    fileprivate var bold: UIFont {
        UIFont(descriptor: fontDescriptor.withSymbolicTraits(.traitBold) ?? fontDescriptor, size: 0)
    }
}

#Preview("cell", traits: .fixedLayout(width: 340, height: 88)) {
    let cell = DepartureCell(style: .default, reuseIdentifier: nil)
    cell.configure(with: Departure.harbor[1])
    return cell
}

#Preview("tile", traits: .fixedLayout(width: 150, height: 124)) {
    let cell = StopCell(frame: CGRect(x: 0, y: 0, width: 150, height: 124))
    cell.configure(name: "Market Square", meters: 240)
    return cell
}

#Preview("label", traits: .sizeThatFitsLayout) {
    let label = PaddedLabel()
    label.text = "S 12"
    label.textAlignment = .center
    label.backgroundColor = .systemGreen
    return label
}

#Preview("screen") {
    UINavigationController(rootViewController: DeparturesViewController(stop: "Central", departures: Departure.harbor))
}

#Preview("turned", traits: .landscapeLeft) {
    DeparturesViewController(stop: "Central", departures: Departure.harbor)
}
