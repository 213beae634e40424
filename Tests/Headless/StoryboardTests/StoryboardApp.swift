import Foundation
import HeadlessUIKit

// The classes that the storyboards and nibs name, with the tables that a build tool writes for an app.

class CardView: UIView {
    weak var title: UILabel!
    var labels: [UILabel] = []
    var level: CGFloat = 0
    private(set) var log: [String] = []

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        log.append("init \(subviews.count) \(title == nil)")
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        log.append("awake \(title.text ?? "") \(level)")
    }
}

extension CardView {
    enum InterfaceBuilderTable: InterfaceBuilderConnections {
        static var connections: [InterfaceBuilderConnection] {
            [
                .property("title", \CardView.title), .property("labels", \CardView.labels),
                .property("level", \CardView.level),
            ]
        }
    }
}

class CardOwner: NSObject {
    var card: CardView?
}

extension CardOwner {
    enum InterfaceBuilderTable: InterfaceBuilderConnections {
        static var connections: [InterfaceBuilderConnection] { [.property("card", \CardOwner.card)] }
    }
}

class FriendsViewController: UITableViewController {
    weak var addButton: UIBarButtonItem!
    var names = ["Luke", "Leia", "Han"]
    var log: [String] = []

    override func awakeFromNib() {
        super.awakeFromNib()
        log.append("awake \(isViewLoaded)")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        log.append("loaded")
    }

    func sort() {
        names.sort()
        tableView.reloadData()
    }

    func back(_ segue: UIStoryboardSegue) { log.append("back from \(type(of: segue.source))") }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        log.append("prepare \(segue.identifier ?? "") \(type(of: segue.destination))")
        (segue.destination as? DetailViewController)?.name = sender as? String ?? ""
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count + 1 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard indexPath.row < names.count else {
            let cell = tableView.dequeueReusableCell(withIdentifier: "Count", for: indexPath)
            cell.detailTextLabel?.text = "\(names.count)"
            return cell
        }
        let cell = tableView.dequeueReusableCell(withIdentifier: "Friend", for: indexPath)
        (cell as? FriendCell)?.nameLabel.text = names[indexPath.row]
        return cell
    }
}

extension FriendsViewController {
    enum InterfaceBuilderTable: InterfaceBuilderConnections {
        static var connections: [InterfaceBuilderConnection] {
            [
                .property("addButton", \FriendsViewController.addButton),
                .action("sort", FriendsViewController.sort), .action("back:", FriendsViewController.back(_:)),
            ]
        }
    }
}

class FriendCell: UITableViewCell {
    weak var nameLabel: UILabel!
}

extension FriendCell {
    enum InterfaceBuilderTable: InterfaceBuilderConnections {
        static var connections: [InterfaceBuilderConnection] { [.property("nameLabel", \FriendCell.nameLabel)] }
    }
}

class DetailViewController: UIViewController {
    private weak var nameLabel: UILabel?
    var name = ""
    private(set) var log: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        log.append("loaded \(children.count) \(nameLabel == nil)")
        nameLabel?.text = name
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        log.append("prepare \(segue.identifier ?? "-")")
    }
}

extension DetailViewController {
    enum InterfaceBuilderTable: InterfaceBuilderConnections {
        static var connections: [InterfaceBuilderConnection] {
            [.property("nameLabel", \DetailViewController.nameLabel)]
        }
    }
}

class FormViewController: UIViewController {
    var nameField: UITextField!
    var log: [String] = []

    func nameChanged(_ field: UITextField) { log.append("changed \(field.text ?? "")") }
}

extension FormViewController {
    enum InterfaceBuilderTable: InterfaceBuilderConnections {
        static var connections: [InterfaceBuilderConnection] {
            [
                .property("nameField", \FormViewController.nameField),
                .action("nameChanged:", FormViewController.nameChanged(_:)),
            ]
        }
    }
}

/// Inherits outlets and actions.
class LoginViewController: FormViewController {
    let token: String

    init?(coder: NSCoder, token: String) {
        self.token = token
        super.init(coder: coder)
    }

    required init?(coder: NSCoder) {
        token = ""
        super.init(coder: coder)
    }

    func logIn(_ sender: Any) { log.append("log in \(type(of: sender))") }
    func hideKeyboard() { log.append("hide") }
}

extension LoginViewController {
    enum InterfaceBuilderTable: InterfaceBuilderConnections {
        static var connections: [InterfaceBuilderConnection] {
            [
                .action("logIn:", LoginViewController.logIn(_:))
            ]
        }
    }
}

// As the extension of another file has it.
extension LoginViewController {
    enum InterfaceBuilderTable2: InterfaceBuilderConnections {
        static var connections: [InterfaceBuilderConnection] {
            [.action("hideKeyboard", LoginViewController.hideKeyboard)]
        }
    }
}

class PhotosViewController: UICollectionViewController {
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 7 }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Photo", for: indexPath)
        (cell as? PhotoCell)?.numberLabel.text = "\(indexPath.item + 1)"
        return cell
    }

    override func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "Header", for: indexPath)
    }
}

class PhotoCell: UICollectionViewCell {
    var numberLabel: UILabel!
}

extension PhotoCell {
    enum InterfaceBuilderTable: InterfaceBuilderConnections {
        static var connections: [InterfaceBuilderConnection] { [.property("numberLabel", \PhotoCell.numberLabel)] }
    }
}
