import HeadlessUIKit
import Rendering
import XCTest

/// What the plug-in AppSources writes, by hand: selectors with their methods, and tables of methods.
@MainActor @preconcurrency
final class SelectorTests: XCTestCase {
    @MainActor @preconcurrency
    class Player: UIViewController {
        var calls: [String] = []
        var caption = "none"

        fileprivate func play() { calls.append("play") }
        fileprivate func tap(_ sender: UIControl) { calls.append("tap \(type(of: sender))") }
        func press(_ sender: Any, event: UIEvent?) { calls.append("press \(event == nil)") }
        func note(_ notification: Notification) { calls.append("note \(notification.name.rawValue)") }
        func bridged(_ notification: NSNotification) { calls.append("bridged \(notification.name.rawValue)") }
        func fire(timer: Timer) { calls.append("fire \(timer.userInfo as? String ?? "-")") }
        func pan(_ recognizer: UIPanGestureRecognizer) { calls.append("pan") }
        func sum(_ one: Int, _ other: Int) -> NSNumber { NSNumber(value: one + other) }

        enum Table: ObjectiveCMethods {
            nonisolated static var receiver: AnyClass? { Player.self }
            nonisolated static var methods: [Selector] {
                let play = Selector("play", Player.play as (Player) -> () -> Void)
                let tap = Selector("tap:", Player.tap(_:) as (Player) -> (UIControl) -> Void)
                let caption = Selector("caption", get: { (object: Player) in object.caption })
                let setCaption = Selector("setCaption:", set: { (object: Player, value) in object.caption = value })
                return [play, tap, caption, setCaption]
            }
        }

        static let playSelector = Selector("play", Player.play)
    }

    final class LoudPlayer: Player {
        override func tap(_ sender: UIControl) { calls.append("loud") }
    }

    final class List<Element>: NSObject, UITableViewDelegate {
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
    }

    enum ListTable: ObjectiveCMethods {
        static var genericReceiver: String { "SelectorTests.List" }
        static var methods: [Selector] { [Selector("tableView:didSelectRowAt:")] }
    }

    private let player = Player()

    private func problems(_ body: () -> Void) -> [String] {
        let lines = Lines()
        RenderProblems.withHandler({ lines.values.append($0) }, operation: body)
        return lines.values
    }

    private final class Lines: @unchecked Sendable {
        var values: [String] = []
    }

    // MARK: Names

    func testAnUnlabeledReferenceGetsAColonForEachParameter() {
        XCTAssertEqual(Selector("tap", Player.tap), Selector("tap:"))
        XCTAssertEqual(Selector("play", Player.play).description, "play")
        XCTAssertEqual(
            NSStringFromSelector(Selector("pressWithSender:event:", Player.press(_:event:))), "pressWithSender:event:")
        XCTAssertEqual(NSSelectorFromString("play"), Player.playSelector)
    }

    // MARK: Performing

    func testPerform() {
        player.perform(Player.playSelector)
        player.perform("play")
        XCTAssertEqual(player.perform(Selector("sum", Player.sum), with: 2, with: 3).takeUnretainedValue() as? Int, 5)
        XCTAssertEqual(player.perform("caption").takeUnretainedValue() as? String, "none")
        player.perform("setCaption:", with: "new")
        XCTAssertEqual(player.calls, ["play", "play"])
        XCTAssertEqual(player.caption, "new")
    }

    func testASubclassIsCalled() {
        let loud = LoudPlayer()
        loud.perform("tap:", with: UIButton())
        loud.perform(Selector("tap:", Player.tap(_:)), with: UIButton())
        XCTAssertEqual(loud.calls, ["loud", "loud"])
    }

    func testWhatCantBeSentIsReported() {
        XCTAssertEqual(
            problems { player.perform("stop") },
            [
                "Player can't be sent “stop”: it has no such method that is known by name; compile its file with the "
                    + "plug-in AppSources"
            ])
        XCTAssertEqual(
            problems { player.perform(Selector("tap:", Player.tap(_:)), with: "text") },
            ["Player can't be sent “tap:”: the method takes UIControl, and the argument is String"])
    }

    func testResponds() {
        XCTAssertTrue(player.responds(to: "play"))
        XCTAssertTrue(LoudPlayer().responds(to: "tap:"))
        XCTAssertTrue(player.responds(to: Selector("sum", Player.sum)))
        XCTAssertFalse(player.responds(to: "tap"))
        XCTAssertFalse(NSObject().responds(to: Player.playSelector))
        XCTAssertTrue(Player.instancesRespond(to: "caption"))
    }

    func testDelayedCalls() {
        player.perform(Player.playSelector, with: nil, afterDelay: 0)
        player.perform("tap:", with: UIButton(), afterDelay: 0)
        NSObject.cancelPreviousPerformRequests(withTarget: player, selector: Player.playSelector, object: nil)
        RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.05))
        XCTAssertEqual(player.calls, ["tap UIButton"])
    }

    // MARK: Optional requirements

    func testOptionalMethods() {
        let list: any UITableViewDelegate = List<Int>()
        XCTAssertNotNil(list.implementing("tableView:didSelectRowAt:"))
        XCTAssertNil(list.implementing("tableView:didDeselectRowAt:"))
        XCTAssertTrue(list.responds(to: "tableView:didSelectRowAt:"))
        // A class of a module without tables.
        let controller: any UITableViewDelegate = UITableViewController()
        XCTAssertNotNil(controller.implementing("tableView:didSelectRowAt:"))
    }

    // MARK: Targets

    func testControls() {
        let button = UIButton()
        button.addTarget(player, action: "tap:", for: .touchUpInside)
        button.addTarget(player, action: Selector("press", Player.press), for: .valueChanged)
        XCTAssertEqual(button.actions(forTarget: player, forControlEvent: .touchUpInside), ["tap:"])
        XCTAssertEqual(button.allTargets, [player])
        button.sendActions(for: .touchUpInside)
        button.sendActions(for: .valueChanged)
        button.removeTarget(player, action: "tap:", for: .allEvents)
        button.sendActions(for: .touchUpInside)
        XCTAssertEqual(player.calls, ["tap UIButton", "press true"])
    }

    func testTheRespondersOfAControl() {
        let button = UIButton()
        player.view.addSubview(button)
        button.addTarget(nil, action: "play", for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        XCTAssertEqual(player.calls, ["play"])
        XCTAssertFalse(UIApplication.shared.sendAction("stop", to: nil, from: button, for: nil))
    }

    func testAControlDoesntKeepItsTarget() {
        let button = UIButton()
        var other: Player? = Player()
        button.addTarget(other, action: "tap:", for: .touchUpInside)
        other = nil
        XCTAssertEqual(problems { button.sendActions(for: .touchUpInside) }, [])
    }

    func testGestures() {
        let recognizer = UIPanGestureRecognizer(target: player, action: Selector("pan:", Player.pan(_:)))
        recognizer.addTarget(player, action: Player.playSelector)
        recognizer.sendActions()
        recognizer.removeTarget(player, action: "play")
        recognizer.sendActions()
        XCTAssertEqual(player.calls, ["pan", "play", "pan"])
    }

    func testBarButtons() {
        let item = UIBarButtonItem(title: "Play", style: .plain, target: player, action: Player.playSelector)
        item.perform()
        XCTAssertEqual(player.calls, ["play"])
    }

    func testDisplayLinks() {
        let link = CADisplayLink(target: player, selector: Player.playSelector)
        link.add(to: .main, forMode: .common)
        link.fire()
        XCTAssertEqual(player.calls, ["play"])
    }

    // MARK: Foundation

    func testNotifications() {
        let center = NotificationCenter()
        let name = Notification.Name("Started")
        center.addObserver(player, selector: Selector("note:", Player.note(_:)), name: name, object: nil)
        center.addObserver(player, selector: Selector("bridged", Player.bridged), name: nil, object: nil)
        center.post(name: name, object: nil)
        center.removeObserver(player, name: name, object: nil)
        center.post(name: name, object: nil)
        center.removeObserver(player)
        center.post(name: name, object: nil)
        XCTAssertEqual(player.calls.sorted(), ["bridged Started", "bridged Started", "note Started"])
    }

    func testObserversOfClosuresAreRemovedAsBefore() {
        let center = NotificationCenter()
        let player = player
        let token = center.addObserver(forName: nil, object: nil, queue: nil) { _ in
            MainActor.assumeIsolated { player.calls.append("closure") }
        }
        center.post(name: Notification.Name("Started"), object: nil)
        center.removeObserver(token)
        center.post(name: Notification.Name("Started"), object: nil)
        XCTAssertEqual(player.calls, ["closure"])
    }

    func testTimers() {
        let selector = Selector("fireWithTimer:", Player.fire(timer:))
        Timer(timeInterval: 1, target: player, selector: selector, userInfo: "info", repeats: false).fire()
        let timer = Timer.scheduledTimer(
            timeInterval: 0, target: player, selector: selector, userInfo: nil, repeats: false)
        RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.05))
        timer.invalidate()
        XCTAssertEqual(player.calls, ["fire info", "fire -"])
    }

    /// A thread locks an object several times, and others wait.
    func testObjectLocks() {
        let object = NSObject()
        objc_sync_enter(object)
        objc_sync_enter(object)
        objc_sync_exit(object)
        let waited = expectation(description: "The other thread has the lock")
        nonisolated(unsafe) var isLocked = true
        nonisolated(unsafe) let shared = object
        Thread.detachNewThread {
            objc_sync_enter(shared)
            XCTAssertFalse(isLocked)
            objc_sync_exit(shared)
            waited.fulfill()
        }
        Thread.sleep(forTimeInterval: 0.01)
        isLocked = false
        objc_sync_exit(object)
        wait(for: [waited], timeout: 10)
    }

    /// Any object has associated values.
    func testAssociatedValues() {
        let key = UnsafeMutablePointer<UInt8>.allocate(capacity: 1)
        defer { key.deallocate() }
        for object in [NSObject(), UIView()] {
            objc_setAssociatedObject(object, key, "a", .OBJC_ASSOCIATION_RETAIN)
            XCTAssertEqual(objc_getAssociatedObject(object, key) as? String, "a")
            objc_setAssociatedObject(object, key, nil, .OBJC_ASSOCIATION_RETAIN)
            XCTAssertNil(objc_getAssociatedObject(object, key))
        }
    }

    func testManagedProperties() {
        let object = NSObject()
        let missing: String? = object.managedValue("name")
        XCTAssertNil(missing)
        object.setManagedValue(3, "count")
        XCTAssertEqual(object.managedValue("count"), 3)
    }
}
