import UIKit

/// A member who can log in.
final class MateCell: UITableViewCell {
    static let identifier = "MateCell"

    func configure(with mate: Mate) {
        var content = defaultContentConfiguration()
        content.text = mate.name
        content.secondaryText = mate.trailName
        content.image = UIImage(systemName: "person.crop.circle")
        content.imageProperties.tintColor = .trailGreen
        contentConfiguration = content
        accessoryType = .disclosureIndicator
    }
}
