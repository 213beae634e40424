import UIKit

@objc protocol PlayerViewControllerDelegate: NSObjectProtocol {
    @objc optional func player(_ player: PlayerViewController, didPlay record: Record)
    @objc optional func speed(for record: Record) -> Double
    @objc optional var accent: UIColor { get }
}

@objcMembers
class PlayerViewController: UIViewController {
    static let stopped = Notification.Name("PlayerStopped")

    @IBOutlet weak var delegate: PlayerViewControllerDelegate?
    @IBInspectable dynamic var spacing: CGFloat = 8
    var record: Record? { didSet { update() } }
    private(set) var speed = 0.0

    private let titleLabel = UILabel()
    private lazy var playButton: UIButton = {
        let button = UIButton(type: .system)
        button.setTitle("Play", for: .normal)
        button.addTarget(self, action: #selector(play(_:)), for: .touchUpInside)
        return button
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = delegate?.accent ?? #colorLiteral(red: 1, green: 1, blue: 1, alpha: 1)
        let stack = UIStackView(arrangedSubviews: [titleLabel, playButton])
        stack.axis = .vertical
        stack.spacing = spacing
        stack.frame = view.bounds
        stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(stack)
        view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(stop)))
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .stop, target: self, action: #selector(self.stop))
        NotificationCenter.default.addObserver(
            self, selector: #selector(didStop(_:)), name: PlayerViewController.stopped, object: nil)
        update()
    }

    @IBAction private func play(_ sender: UIButton) {
        guard let record else { return }
        speed = delegate?.speed?(for: record) ?? 33.3
        delegate?.player?(self, didPlay: record)
    }

    func stop() {
        NotificationCenter.default.post(name: Self.stopped, object: self)
    }

    @objc private func didStop(_ notification: Notification) { speed = 0 }

    private func update() { titleLabel.text = record.map { "\($0.title) (\(#keyPath(Record.side)) \($0.side))" } }
}
