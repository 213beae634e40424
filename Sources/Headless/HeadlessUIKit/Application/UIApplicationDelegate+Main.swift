import Frames

extension UIApplicationDelegate {
    /// Where an app marked with `@main` begins. Apps aren't run here: that is said on standard error, and the program
    /// ends. Tests draw the app's controllers and views.
    public static func main() {
        RenderProblems.report("\(Self.self): an app isn't run here; draw its controllers and views in tests")
    }
}
