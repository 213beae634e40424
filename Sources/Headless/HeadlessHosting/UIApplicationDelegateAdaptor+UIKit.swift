import HeadlessSwiftUI
import HeadlessUIKit

extension UIApplicationDelegateAdaptor where DelegateType: UIApplicationDelegate {
    /// Creates the delegate from its class, and calls it when the launch is finished.
    public nonisolated init(_ delegateType: DelegateType.Type = DelegateType.self) {
        self.init(launching: { delegate in
            _ = delegate.application(.shared, willFinishLaunchingWithOptions: nil)
            _ = delegate.application(.shared, didFinishLaunchingWithOptions: nil)
        })
    }
}
