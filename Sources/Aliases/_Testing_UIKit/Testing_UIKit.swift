// The compiler gives this module to every file that imports both `Testing` and a module named `UIKit`: on iOS it lets
// tests attach images. Without it, such a file would not compile; here it has nothing to add.
