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
    enum Methods: ObjectiveCMethods {
        static var receiver: AnyClass? { CardView.self }
        static var methods: [Selector] {
            [
                Selector("setTitle:", set: { (object: CardView, value) in object.title = value }),
                Selector("setLabels:", set: { (object: CardView, value) in object.labels = value }),
                Selector("setLevel:", set: { (object: CardView, value) in object.level = value }),
            ]
        }
    }
}

class CardOwner: NSObject {
    var card: CardView?
}

extension CardOwner {
    enum Methods: ObjectiveCMethods {
        static var receiver: AnyClass? { CardOwner.self }
        static var methods: [Selector] {
            [Selector("setCard:", set: { (object: CardOwner, value) in object.card = value })]
        }
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
    enum Methods: ObjectiveCMethods {
        static var receiver: AnyClass? { FriendsViewController.self }
        static var methods: [Selector] {
            [
                Selector("setAddButton:", set: { (object: FriendsViewController, value) in object.addButton = value }),
                Selector("sort", FriendsViewController.sort), Selector("back:", FriendsViewController.back(_:)),
            ]
        }
    }
}

class FriendCell: UITableViewCell {
    weak var nameLabel: UILabel!
}

extension FriendCell {
    enum Methods: ObjectiveCMethods {
        static var receiver: AnyClass? { FriendCell.self }
        static var methods: [Selector] {
            [Selector("setNameLabel:", set: { (object: FriendCell, value) in object.nameLabel = value })]
        }
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
    enum Methods: ObjectiveCMethods {
        static var receiver: AnyClass? { DetailViewController.self }
        static var methods: [Selector] {
            [Selector("setNameLabel:", set: { (object: DetailViewController, value) in object.nameLabel = value })]
        }
    }
}

class FormViewController: UIViewController {
    var nameField: UITextField!
    var log: [String] = []

    func nameChanged(_ field: UITextField) { log.append("changed \(field.text ?? "")") }
}

extension FormViewController {
    enum Methods: ObjectiveCMethods {
        static var receiver: AnyClass? { FormViewController.self }
        static var methods: [Selector] {
            [
                Selector("setNameField:", set: { (object: FormViewController, value) in object.nameField = value }),
                Selector("nameChanged:", FormViewController.nameChanged(_:)),
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
    enum Methods: ObjectiveCMethods {
        static var receiver: AnyClass? { LoginViewController.self }
        static var methods: [Selector] {
            [
                Selector("logIn:", LoginViewController.logIn(_:))
            ]
        }
    }
}

// As the extension of another file has it.
extension LoginViewController {
    enum MethodsOfAnotherFile: ObjectiveCMethods {
        static var receiver: AnyClass? { LoginViewController.self }
        static var methods: [Selector] {
            [Selector("hideKeyboard", LoginViewController.hideKeyboard)]
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
    enum Methods: ObjectiveCMethods {
        static var receiver: AnyClass? { PhotoCell.self }
        static var methods: [Selector] {
            [Selector("setNumberLabel:", set: { (object: PhotoCell, value) in object.numberLabel = value })]
        }
    }
}
