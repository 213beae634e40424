import Foundation

@objc final class Record: NSObject {
    @objc dynamic let title: String
    @objc dynamic var side = "A"

    @objc init(title: String) { self.title = title }

    /// Turns the record in a while, as a timer does.
    func turn(in seconds: TimeInterval) -> Timer {
        Timer(timeInterval: seconds, target: self, selector: #selector(turn(_:)), userInfo: "B", repeats: false)
    }

    @objc private func turn(_ timer: Timer) {
        if let side = timer.userInfo as? String { self.side = side }
    }
}

#if !os(iOS)
    #error("The app is for iOS")
#endif
