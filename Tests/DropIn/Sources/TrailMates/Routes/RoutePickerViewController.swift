import UIKit

/// The routes that can be shared.
final class RoutePickerViewController: UITableViewController {
    private let routes = RouteAttachmentPayload.suggestions

    var onPick: ((RouteAttachmentPayload) -> Void)?

    override func viewDidLoad() {
        super.viewDidLoad()

        title = Strings.Route.pick
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Route")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { routes.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Route", for: indexPath)
        let route = routes[indexPath.row]
        var content = UIListContentConfiguration.valueCell()
        content.text = route.name
        content.secondaryText = Strings.Route.length(route.kilometres)
        cell.contentConfiguration = content
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        onPick?(routes[indexPath.row])
    }
}
