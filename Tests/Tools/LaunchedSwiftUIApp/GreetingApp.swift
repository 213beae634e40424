import SwiftUI
import UIKit

@main
struct GreetingApp: App {
    @UIApplicationDelegateAdaptor(AppDelegate.self) private var appDelegate

    var body: some Scene {
        WindowGroup {
            NavigationView {
                Text(appDelegate.greeting)
                    .frame(maxWidth: .infinity, maxHeight: .infinity)
                    .background(Color.yellow)
                    .navigationBarTitle("Greeting", displayMode: .inline)
            }
        }
    }
}

final class AppDelegate: NSObject, UIApplicationDelegate {
    private(set) var greeting = "Unprepared"

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
        greeting = "Good evening"
        return true
    }
}
