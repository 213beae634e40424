import UIKit

extension PlayerViewController {
    override var canBecomeFirstResponder: Bool { true }

    override var keyCommands: [UIKeyCommand]? {
        [UIKeyCommand(input: " ", modifierFlags: [], action: #selector(stop))]
    }
}
